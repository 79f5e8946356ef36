export { CARD_POLLS, LONGEST_CODE, PRESS_AGAIN_MS, STEPS_SHOWN } from './constants.ts';
export { outcomeDraftOf, promoDraftOf, readPromoDraft, resumedPromo, type PromoDraft } from './draft.ts';
export { createIntents, type Intents } from './intents.ts';
export { promo } from './machine.ts';
export { daysOfPromo } from './rules.ts';
export { runPromo, type PromoPorts } from './run-promo.ts';
export { isAsking, maySubmit, stepShown, wizardState } from './state.ts';
export type { PromoOffer, PromoProblem, PromoState, WizardState } from './state.ts';
export {
  promoEventOf,
  isDecided,
  promoLogOf,
  nameOfPromoWork,
  promoWorkOf,
  type PromoAnswers,
  type PromoWork,
} from './work.ts';
