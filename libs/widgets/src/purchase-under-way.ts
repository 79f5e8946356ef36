import { createValue, type Value } from '@livery/value';
import type { SoldItem } from './page-part.tsx';
import type { MakeService } from './services.tsx';

/** What is being paid for at this moment; null for nothing. Whoever takes money says so, and what plays it shows that it waits. ROWS-055 */
export const purchaseUnderWay: MakeService<Value<SoldItem | null>> = () =>
  createValue<SoldItem | null>(null, (next, now) => next?.kind === now?.kind && next?.id === now?.id);
