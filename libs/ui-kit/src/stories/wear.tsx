import { themeToCss } from '@livery/brand-kit/theme-css';
import { validTheme } from '@livery/brand-kit/valid-brand';
import { GlobalStyle } from '../theme/global-style.ts';

/** The tokens of a brand and the ground of every page, for a test that measures what is drawn; `css` changes tokens. */
export const WornBrand = ({ css = '' }: { readonly css?: string }) => (
  <>
    <style>{`${themeToCss(validTheme)} ${css}`}</style>
    <GlobalStyle />
  </>
);
