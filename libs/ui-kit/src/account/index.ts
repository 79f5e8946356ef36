export { EditForm } from './edit-form.tsx';
export { FactList, type Fact } from './fact-list.tsx';
export { ItemList, type ListItem } from './item-list.tsx';
export { OrderList, type OrderedItem, type OrderWords } from './order-list.tsx';
export { SettingsFrame } from './settings-frame.tsx';
export { SettingsLinks, type SettingsLink } from './settings-links.tsx';
export { SettingsSkeleton } from './settings-skeleton.tsx';
