export { ChoiceList, type ListChoice } from './choice-list.tsx';
export { StepActions } from './step-actions.tsx';
export { StepForm } from './step-form.tsx';
export { StepPage } from './step-page.tsx';
export { StepStack } from './step-stack.tsx';
