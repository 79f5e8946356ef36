/**
 * What a child watches looks different in every brand: rounder shapes, the brand's colours glowing in the corners of the page, and a band of
 * them along its top. On the root as `data-audience`. MISC-005
 */
export const childCss = `
  :root:root[data-audience='child'] {
    --radius-m: 24px;
    --radius-card: 30px;
    --radius-picture: 30px;
    --radius-button: 999px;
  }
  :root[data-audience='child'] body {
    background:
      radial-gradient(56rem 32rem at 0 0, color-mix(in srgb, var(--color-warning) 9%, transparent), transparent),
      radial-gradient(56rem 32rem at 100% 0, color-mix(in srgb, var(--color-accent) 9%, transparent), transparent),
      var(--color-surface-0);
  }
  :root[data-audience='child'] body::before {
    content: '';
    position: fixed;
    z-index: 30;
    top: 0;
    right: 0;
    left: 0;
    height: 6px;
    background: linear-gradient(90deg, var(--color-danger) 25%, var(--color-warning) 0 50%, var(--color-success) 0 75%, var(--color-accent) 0);
    pointer-events: none;
  }
`;
