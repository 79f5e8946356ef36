import { createIntents, readPromoDraft, type Intents, type PromoDraft } from '@livery/domain/promo';
import { randomId } from '@livery/platform/ids';
import { createStorage, tabOrMemory } from '@livery/platform/storage';
import type { MakeService } from '@livery/widgets/services';

const INTENTS = 'promo_intents';

/** The requests of this viewer's codes that have no answer yet: all tabs know them. */
export const promoIntents: MakeService<Intents> = ({ storage, clock }) =>
  createIntents({
    read: () => storage.get(INTENTS),
    write: (text) => storage.set(INTENTS, text),
    nowMs: clock.now,
    newKey: randomId,
  });

interface KeptDraft {
  read(): PromoDraft | null;
  write(draft: PromoDraft | null): void;
}

const DRAFT = 'promo_draft';

/** Where this tab was with a code: it goes on there after a reload. */
export const promoDraft: MakeService<KeptDraft> = ({ brand }) => {
  const store = createStorage(brand.id, tabOrMemory());
  return {
    read: () => readPromoDraft(store.get(DRAFT)),
    write: (draft) => (draft ? store.set(DRAFT, JSON.stringify(draft)) : store.remove(DRAFT)),
  };
};
