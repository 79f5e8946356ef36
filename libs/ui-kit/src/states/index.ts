export { FootQuestion } from './foot-question.tsx';
export { OfflineNotice } from './offline-notice.tsx';
export { StatePage } from './state-page.tsx';
export { EmptyState, ErrorState, NotFound } from './states.tsx';
