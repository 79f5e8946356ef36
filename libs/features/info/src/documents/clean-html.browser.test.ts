import { beforeAll, expect, it, vi } from 'vitest';
import { cleanHtml, sectionsOf } from './clean-html.ts';

const alarm = vi.fn();
beforeAll(() => {
  window.alert = alarm;
});

const BASE = 'https://operator.example/legal/agreement.html';

/** Whatever stands on the page before this has run when this has loaded: a document of its own that runs a script. */
async function everythingHasRun(): Promise<void> {
  const witness = document.createElement('iframe');
  const hasRun = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  witness.srcdoc = '<img src onerror="parent.postMessage(1)">';
  document.body.append(witness);
  await hasRun;
  witness.remove();
}

/** What a text becomes on the page, after anything in it has run. */
async function shown(html: string): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'));
  host.append(cleanHtml(html, { base: BASE, opensInNewTab: 'new tab' }));
  await everythingHasRun();
  host.remove();
  return host;
}

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<img src="x" onerror="alert(1)"><b onclick="alert(1)">b</b>'],
  ['a script as an address', '<a href="javascript:alert(1)">a</a><a href=" java\nscript:alert(1)">a</a>'],
  ['a data address', '<a href="data:text/html,<script>alert(1)</script>">a</a><img src="data:image/svg+xml,<svg/>">'],
  ['a frame', '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><object data="x"></object><embed src="x">'],
  ['vector graphics', '<svg><script>alert(1)</script><animate onbegin="alert(1)"/></svg><svg/onload=alert(1)>'],
  ['formulas', '<math><mtext><table><mglyph><style><img src onerror=alert(1)>'],
  [
    'a template',
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src onerror=alert(1)>">',
  ],
  ['a form', '<form action="https://evil.example"><input name="password"><button>Go</button></form>'],
  [
    'a style',
    '<style>body{display:none}</style><p style="position:fixed;inset:0">p</p><link rel="stylesheet" href="x">',
  ],
  [
    'another base',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ],
  [
    'names that hide those of the page',
    '<p id="root" name="config" class="x">p</p><a name="livery-config" href="#x">a</a>',
  ],
])('NAV-118 NAV-031 hostile HTML does nothing: %s', async (_, html) => {
  const host = await shown(`<p>before</p>${html}<p>after</p>`);
  expect(alarm).not.toHaveBeenCalled();
  expect(
    host.querySelectorAll('script,iframe,object,embed,svg,math,template,form,input,button,style,link,base,meta').length,
  ).toBe(0);
  const attributes = [...host.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(
    attributes.filter((name) => !['alt', 'title', 'src', 'loading', 'href', 'target', 'rel'].includes(name)),
  ).toEqual([]);
  const addresses = [...host.querySelectorAll('[href],[src]')].map(
    (it) => it.getAttribute('href') ?? it.getAttribute('src'),
  );
  expect(addresses.filter((address) => !/^(https?:|mailto:|tel:|\/)/.test(address ?? ''))).toEqual([]);
  expect(host.textContent).toContain('before');
});

it('NAV-116 a link out of the site opens a tab that knows nothing of this one; a link within it stays', async () => {
  const host = await shown(
    `<a href="https://other.example/x">out</a><a href="annex.html">annex</a><a href="${location.origin}/faq?x=1">in</a><a href="tel:+77000000000">call</a>`,
  );
  const [out, annex, inside, call] = host.querySelectorAll('a');
  expect([out?.target, out?.rel, out?.textContent]).toEqual(['_blank', 'noopener noreferrer', 'out (new tab)']);
  expect(annex?.getAttribute('href')).toBe('https://operator.example/legal/annex.html');
  expect([inside?.getAttribute('href'), inside?.target]).toEqual(['/faq?x=1', '']);
  expect([call?.getAttribute('href'), call?.target]).toEqual(['tel:+77000000000', '']);
});

it('keeps what a text is made of, with its title under the page’s', async () => {
  const host = await shown(
    '<h1>T</h1><p>a<br><b>b</b></p><ol start="3"><li>x</li></ol><table><tr><td colspan="2">y</td></tr></table>',
  );
  expect(host.innerHTML).toBe(
    '<h2>T</h2><p>a<br><b>b</b></p><ol start="3"><li>x</li></ol><table><tbody><tr><td colspan="2">y</td></tr></tbody></table>',
  );
});

it('NAV-025 a text of questions and answers is taken apart at its headings, another text is not', () => {
  const clean = (html: string) => cleanHtml(html, { base: BASE, opensInNewTab: '' });
  const sections = sectionsOf(clean('<h2>One?</h2><p>Yes.</p><p>Really.</p><h2>Two?</h2><p>No.</p>'));
  expect(sections?.map(({ title, body }) => [title, body.textContent])).toEqual([
    ['One?', 'Yes.Really.'],
    ['Two?', 'No.'],
  ]);
  expect(sectionsOf(clean('<p>Hello</p><h2>One?</h2><h2>Two?</h2>'))).toBeNull();
  expect(sectionsOf(clean('<h2>One?</h2><p>Yes.</p>'))).toBeNull();
});
