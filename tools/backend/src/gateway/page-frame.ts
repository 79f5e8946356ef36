import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';

const CSS = `
  :root { color-scheme: light dark }
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem }
  h1 { font-size: 1.25rem; margin: 0 0 1rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.5rem } dt { opacity: .7 } dd { margin: 0; text-align: end }
  .sum { font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums }
  form, fieldset { display: grid; gap: .75rem; border: 0; margin: 0; padding: 0 } legend { padding: 0 0 .5rem; font-weight: 600 }
  label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem } input[name=code] { font: inherit; width: 8ch; padding: .5rem; letter-spacing: .2em }
  button, a.button { font: inherit; min-height: 3rem; border-radius: .75rem; border: 1px solid currentColor; background: none; color: inherit; cursor: pointer; text-align: center; text-decoration: none; display: grid; place-items: center }
  button[value=pay], button[value=approved], button[value=confirm] { background: #087f4b; border-color: #087f4b; color: #fff; font-weight: 600 }
  :focus-visible { outline: 3px solid #48f; outline-offset: 2px }
  [role=alert] { color: #c22 }
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page of the bank with its own look; `script` is the only one that may run. */
export function bankPage(language: string, title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${CSS}</style>
<main>${body}</main>
${script === '' ? '' : `<script>${script}</script>`}
</html>
`;
}

/** What a page of the bank may do: its own script and look, forms that lead back to the site, and frames of that site alone. */
export const policyOf = (script: string, sites: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(CSS)}`,
    `script-src ${script === '' ? "'none'" : hashOf(script)}`,
    `form-action 'self'${sites.map((site) => ` ${site}`).join('')}`,
    `frame-ancestors 'self'${sites.map((site) => ` ${site}`).join('')}`,
    "base-uri 'none'",
  ].join('; ');
