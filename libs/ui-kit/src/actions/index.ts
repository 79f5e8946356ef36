export { Button, type ButtonProps } from './button.tsx';
export { ChipBar } from './chip-bar.tsx';
export { Chip } from './chip.tsx';
export { IconButton } from './icon-button.tsx';
export { Tabs, type TabItem } from './tabs.tsx';
export { TextLink } from './text-link.tsx';
