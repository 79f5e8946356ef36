export { Accordion, type AccordionItem } from './accordion.tsx';
export { cutText } from './cut-text.ts';
export { Fold } from './fold.tsx';
export { Heading } from './heading.tsx';
export { Text } from './text.tsx';
