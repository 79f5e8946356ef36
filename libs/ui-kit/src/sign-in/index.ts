export { BrandAside } from './brand-aside.tsx';
export { ChoiceList, type ListChoice } from './choice-list.tsx';
export { EntranceDialog } from './entrance-dialog.tsx';
export { FinePrint } from './fine-print.tsx';
export { SentTo } from './sent-to.tsx';
export { StepActions } from './step-actions.tsx';
export { StepForm } from './step-form.tsx';
export { StepPage } from './step-page.tsx';
export { StepStack } from './step-stack.tsx';
