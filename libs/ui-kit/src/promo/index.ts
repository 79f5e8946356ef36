export { PromoConfirmation } from './promo-confirmation.tsx';
export { PromoForm } from './promo-form.tsx';
export { PromoLanding } from './promo-landing.tsx';
export { StepCount } from './step-count.tsx';
