export { Alert } from './alert.tsx';
export { Badge, type BadgeTone } from './badge.tsx';
export { ProgressBar, clampPercent } from './progress-bar.tsx';
export { Rating, ratingLevel } from './rating.tsx';
export { Skeleton, SkeletonGroup } from './skeleton.tsx';
export { SPINNER_DELAY_MS, Spinner } from './spinner.tsx';
export { ALERT_MS, ToastStack, type ToastMessage } from './toast.tsx';
