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
  /** Where this viewer goes on: by an outcome that they have not seen, or where the tab was. */
  read(userId: number): PromoDraft | null;
  write(draft: PromoDraft | null): void;
  /** This viewer has seen what became of their code. What became of another's waits for them. */
  told(userId: number): void;
}

const DRAFT = 'promo_draft';
const OUTCOME = 'promo_outcome';

/** Where this tab was with a code: it goes on there after a reload. */
export const promoDraft: MakeService<KeptDraft> = ({ brand }) => {
  const store = createStorage(brand.id, tabOrMemory());
  const keep = (draft: PromoDraft) => store.set(draft.at === 'outcome' ? OUTCOME : DRAFT, JSON.stringify(draft));
  const outcomeOf = (userId: number) => {
    const outcome = readPromoDraft(store.get(OUTCOME));
    return outcome?.userId === userId ? outcome : null;
  };
  return {
    read: (userId) => outcomeOf(userId) ?? readPromoDraft(store.get(DRAFT)),
    write(draft) {
      store.remove(DRAFT);
      if (draft) keep(draft);
    },
    told: (userId) => void (outcomeOf(userId) && store.remove(OUTCOME)),
  };
};
