import { recordOf, type PaymentRecord, type PaymentState, type PaymentWish } from '@livery/domain/payment';
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

/** The address of a sheet that is still on its way, of a payment that this page has found under way: it is no wish for another one. */
export const returnedSheet: MakeService<{ address: string | null }> = () => ({ address: null });

/** What its viewer has agreed to pay before the sheet came. A sheet may be drawn anew between its steps. */
export const agreedWish: MakeService<{ wish: PaymentWish | null }> = () => ({ wish: null });

/** Payments whose progress the viewer has had before their eyes in this page. */
const watched: MakeService<Set<string>> = () => new Set();

/** The viewer sees where a payment stands. */
export function noteWatched(services: Services, state: PaymentState): void {
  const record = recordOf(state);
  if (record) services.get(watched).add(record.intent);
}

/** Whether somebody has waited for its outcome here. */
export const isWaitedFor = (services: Services, { intent }: PaymentRecord): boolean =>
  services.get(watched).has(intent);
