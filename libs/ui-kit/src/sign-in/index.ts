export { ChoiceList, type ListChoice } from './choice-list.tsx';
export { StepForm } from './step-form.tsx';
export { StepStack } from './step-stack.tsx';
