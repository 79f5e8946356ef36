import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, WITH_MOTION } from '../fixtures.ts';
import { BRANDS, ROOT, siteOf } from '../origins.ts';

test.use(WITH_MOTION);

interface Facts {
  title: string;
  colour: string;
}

/** What the brand's own build says of it, and another brand's does not. */
function builtFacts(brand: string): Facts {
  const manifest = JSON.parse(readFileSync(`${ROOT}apps/${brand}/dist/manifest.webmanifest`, 'utf8')) as {
    name: string;
    theme_color: string;
  };
  return { title: manifest.name, colour: manifest.theme_color };
}

test('BRAND-001 each brand is a site of its own: no two share a title and a colour', () => {
  const faces = BRANDS.map((brand) => JSON.stringify(builtFacts(brand)));
  expect(new Set(faces).size).toBe(BRANDS.length);
});

for (const brand of BRANDS) {
  test(`${brand} starts with its own title, colour and icon, before any script and after`, async ({
    page,
    open,
    request,
  }) => {
    const { title, colour } = builtFacts(brand);
    const html = await (await request.get(siteOf(brand))).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html.toLowerCase()).toContain(`content="${colour.toLowerCase()}"`);
    const icon = await request.get(`${siteOf(brand)}/favicon.svg`);
    expect(icon.headers()['content-type']).toContain('svg');

    await open(brand);
    await expect(page.locator('main [data-focus-key]').first()).toBeVisible();
    await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', '/favicon.svg');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
