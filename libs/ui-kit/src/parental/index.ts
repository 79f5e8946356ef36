export { type AskButton, ParentalAsk } from './parental-ask.tsx';
export { PinStep } from './pin-step.tsx';
export { SettingSheet, SettingSheets } from './setting-sheet.tsx';
