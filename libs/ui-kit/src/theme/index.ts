export { GlobalStyle } from './global-style.ts';
export { buttonLooks, cardLooks } from './looks.ts';
export { UiLink, UiProvider, useUiText, type UiLinkProps, type UiTextKey, type UiTranslate } from './ui-context.tsx';
