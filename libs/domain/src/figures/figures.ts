export { cardOf, CHANNEL_SEARCH_REST_MS, restMs, SEEN_FROM, type CardFields } from './cards.ts';
export {
  EVENTS,
  trackedEvent,
  type CommonFields,
  type EventFields,
  type EventMark,
  type EventName,
  type FieldKind,
  type PlainEvent,
  type Tell,
  type TrackedEvent,
} from './events.ts';
export { createEventQueue, type EventQueue, type PostAnswer } from './event-queue.ts';
export { milestonesBetween } from './milestones.ts';
export { pageEvent } from './page-event.ts';
export { pressEvent } from './press-event.ts';
export { testVariants } from './test-variants.ts';
export { memberState } from './viewer-state.ts';
