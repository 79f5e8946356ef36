export { GlobalStyle } from './global-style.ts';
export { UiLink, UiProvider, useUiText, type UiLinkProps, type UiTextKey, type UiTranslate } from './ui-context.tsx';
