import type { PageParts } from '@livery/widgets/page-part';
import { useRecordChoice } from './use-record-choice.ts';

/** Within a list of all that a row has of a text: what is chosen there is recorded as on the page of results. SRCH-014 */
export function FoundChoices({ rows, text }: PageParts['foundChoices']) {
  const list = useRecordChoice({ rows, broadcasts: [], shownText: text });
  const hearAround = (mark: HTMLElement | null) =>
    void (list.current = (mark?.parentElement as HTMLDivElement | undefined) ?? null);
  return <span hidden data-hears-choice ref={hearAround} />;
}
