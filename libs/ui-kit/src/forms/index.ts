export { Checkbox } from './checkbox.tsx';
export { CodeField } from './code-field.tsx';
export { MaskedField } from './masked-field.tsx';
export { readMask, writeDigits } from './phone-mask.ts';
export { PinPad } from './pin-pad.tsx';
export { RadioGroup, type RadioOption } from './radio-group.tsx';
export { Switch } from './switch.tsx';
export { TextField } from './text-field.tsx';
