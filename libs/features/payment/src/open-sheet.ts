import type { MakeService, Services } from '@livery/widgets/services';

/** Whether the sheet is drawn now: then nobody else has to tell what it shows. */
const sheetCount: MakeService<{ drawn: number }> = () => ({ drawn: 0 });

export const isSheetOpen = (services: Services): boolean => services.get(sheetCount).drawn > 0;

/** Counts a sheet until it is gone. */
export function countSheet(services: Services): () => void {
  const count = services.get(sheetCount);
  count.drawn += 1;
  return () => {
    count.drawn -= 1;
  };
}
