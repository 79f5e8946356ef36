/** Rules of subscriptions: what a packet is to a viewer, what can be done with it, and what a refusal means. */
export {
  isOwned,
  nextPurchase,
  subscriptionState,
  type NextPurchase,
  type SubscriptionActions,
  type SubscriptionFacts,
  type SubscriptionState,
} from './state.ts';
export {
  asksFirst,
  isForSale,
  subscriptionCall,
  subscriptionControls,
  type SubscriptionCall,
  type SubscriptionControl,
} from './controls.ts';
export { runningBase } from './paused.ts';
export { disablingRefusal, type RefusedChange, type SubscriptionRefusal } from './refusal.ts';
export { notInProvider, type NotInProvider } from './not-in-provider.ts';
