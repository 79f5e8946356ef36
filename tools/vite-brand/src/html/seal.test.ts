import { createHash } from 'node:crypto';
import { LOCAL_CONFIG, type SiteConfig } from '@livery/brand-kit/site-config';
import { expect, it } from 'vitest';
import { siteFiles } from '../site/site-files.ts';
import { loadSite } from '../site/site.ts';
import { brandedPage, SLOTS } from './page.ts';
import { pageDataOf, sealPage } from './seal.ts';

const TEMPLATE = `<!doctype html><html><head>${SLOTS.head}</head><body>${SLOTS.body}</body></html>`;
const site = await loadSite('web');
const page = brandedPage(TEMPLATE, site, siteFiles(site), { script: 'window.started = "</b>";' });

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);
const metaPolicy = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

const elsewhere: SiteConfig = {
  ...LOCAL_CONFIG,
  siteOrigin: 'https://tv.orbit.example',
  apiOrigin: 'https://api.orbit.example',
  mediaOrigins: ['https://cdn1.orbit.example', 'https://cdn2.orbit.example'],
  imageOrigins: ['https://img.orbit.example'],
  embedOrigins: ['https://partner.example'],
};

it('allows exactly the inline script and style that the page has', () => {
  const { html } = sealPage(page, LOCAL_CONFIG);
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(style).toContain('--color-surface-0');
  expect(directive(metaPolicy(html), 'script-src')).toEqual(["'self'", sha256('window.started = "</b>";')]);
  expect(directive(metaPolicy(html), 'style-src')).toEqual(["'self'", sha256(style)]);
});

it('knows another hash as soon as a letter of the script changes', () => {
  const changed = page.replace('window.started', 'window.Started');
  expect(directive(metaPolicy(sealPage(changed, LOCAL_CONFIG).html), 'script-src')).not.toContain(
    sha256('window.started = "</b>";'),
  );
});

it('opens the page to the origins of its configuration and to no other', () => {
  const { html } = sealPage(page, elsewhere);
  const policy = metaPolicy(html);
  expect(directive(policy, 'default-src')).toEqual(["'self'"]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", elsewhere.apiOrigin, ...elsewhere.mediaOrigins]);
  expect(directive(policy, 'media-src')).toEqual(["'self'", 'blob:', 'data:', ...elsewhere.mediaOrigins]);
  expect(directive(policy, 'img-src')).toEqual([
    "'self'",
    'data:',
    ...elsewhere.imageOrigins,
    ...elsewhere.mediaOrigins,
  ]);
  expect(directive(policy, 'frame-src')).toEqual(["'self'", ...elsewhere.mediaOrigins]);
  expect(directive(policy, 'worker-src')).toEqual(["'self'"]);
  expect(directive(policy, 'object-src')).toEqual(["'none'"]);
  expect(html).not.toContain('localhost');
});

it.each([
  ['pay', ['img-src', 'frame-src', 'form-action']],
  ['ads', ['img-src', 'media-src', 'connect-src', 'frame-src']],
  ['licence', ['connect-src']],
  ['cast', ['script-src', 'connect-src']],
  ['metrics', ['connect-src']],
  ['messenger', ['connect-src', 'frame-src']],
] as const)('opens the page to the origins of %s where they are needed, and nowhere else', (purpose, opened) => {
  const origin = `https://${purpose}.example`;
  const policyOf = (origins: readonly string[]) =>
    sealPage(page, { ...elsewhere, origins: { ...elsewhere.origins, [purpose]: origins } });
  const lines = metaPolicy(policyOf([origin]).html).split('; ');
  expect(lines.filter((line) => line.includes(origin)).map((line) => line.split(' ')[0])).toEqual(opened);
  expect(policyOf([origin]).policyHeader.replaceAll(` ${origin}`, '')).toBe(policyOf([]).policyHeader);
});

it('lets nothing run that is inline, evaluated or from elsewhere', () => {
  const { policyHeader } = sealPage(page, elsewhere);
  expect(policyHeader).not.toMatch(/unsafe-|\*|https:(?!\/)/);
  expect(directive(policyHeader, 'script-src')?.join(' ')).not.toContain('http');
});

it('gives the header the same policy, and who may frame the page', () => {
  const { html, policyHeader } = sealPage(page, elsewhere);
  expect(policyHeader).toBe(`${metaPolicy(html)}; frame-ancestors 'self' https://partner.example`);
});

it('gives the application the configuration that made the policy', () => {
  const { html } = sealPage(page, elsewhere);
  expect(pageDataOf(html).config).toEqual(elsewhere);
  expect(html).toContain('<meta property="og:url" content="https://tv.orbit.example/">');
  expect(html).toContain('<link rel="preconnect" href="https://img.orbit.example">');
});

it('can be sealed again with another configuration', () => {
  expect(sealPage(sealPage(page, LOCAL_CONFIG).html, elsewhere)).toEqual(sealPage(page, elsewhere));
});

it('keeps data from ending their element', () => {
  const config = { ...elsewhere, siteOrigin: '</script><script>alert(1)</script>' };
  const { html } = sealPage(page, config);
  expect(html).not.toContain('alert(1)</script>');
  expect(pageDataOf(html).config).toEqual(config);
});
