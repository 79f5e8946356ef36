export { Checkbox } from './checkbox.tsx';
export { CodeField } from './code-field.tsx';
export { Combobox, type ComboboxOption } from './combobox.tsx';
export { MaskedField } from './masked-field.tsx';
export { PinPad } from './pin-pad.tsx';
export { RadioGroup, type RadioOption } from './radio-group.tsx';
export { Select, type SelectOption } from './select.tsx';
export { Switch } from './switch.tsx';
export { TextField } from './text-field.tsx';
