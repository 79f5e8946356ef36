import { expect, it } from 'vitest';
import { nameOfId } from '../src/new-brand.ts';
import { renamedFile, type Rename } from '../src/renamed.ts';

const rename: Rename = { from: { id: 'web', name: 'web' }, to: { id: 'nomad', name: 'Nomad' }, port: 4321 };

it('gives the new brand its id, its name in every language and its link, and leaves the rest as it was', () => {
  const source = `export default defineBrand({
  id: 'web',
  name: 'web',
  providerShortname: 'web',
  page: {
    title: {
      ru: 'web: кино',
      en: 'web: films on the webcast',
    },
  },
  support: { email: 'help@web-tv.example' },
  appLink: 'webtv://open',
});
`;
  expect(renamedFile('brand.ts', source, rename)).toBe(`export default defineBrand({
  id: 'nomad',
  name: 'Nomad',
  providerShortname: 'web',
  page: {
    title: {
      ru: 'Nomad: кино',
      en: 'Nomad: films on the webcast',
    },
  },
  support: { email: 'help@web-tv.example' },
  appLink: 'nomad://open',
});
`);
});

it('gives the packages their names, the scope and the port', () => {
  const app = {
    name: '@livery/web',
    livery: { port: 4200 },
    nx: { tags: ['type:app', 'scope:web'] },
    dependencies: { '@livery/brand-web': '*', '@livery/shell': '*' },
  };
  expect(JSON.parse(renamedFile('package.json', JSON.stringify(app), rename))).toEqual({
    name: '@livery/nomad',
    livery: { port: 4321 },
    nx: { tags: ['type:app', 'scope:nomad'] },
    dependencies: { '@livery/brand-nomad': '*', '@livery/shell': '*' },
  });
});

it.each([
  ["import brand from '@livery/brand-web';", "import brand from '@livery/brand-nomad';"],
  ["import asPartner from '@livery/brand-web/partners';", "import asPartner from '@livery/brand-nomad/partners';"],
  ["text: familyList(fonts, 'web-text'),", "text: familyList(fonts, 'nomad-text'),"],
  ["family: 'web-display-arial',", "family: 'nomad-display-arial',"],
  ['  ntv_web: WITHOUT_SIGN_OUT,', '  ntv_web: WITHOUT_SIGN_OUT,'],
  ["const host = '@livery/brand-webcast';", "const host = '@livery/brand-webcast';"],
])('in a module %s becomes %s', (before, after) => {
  expect(renamedFile('src/modules.ts', before, rename)).toBe(after);
});

it('leaves texts and documents as they are', () => {
  expect(renamedFile('documents/ru/faq.html', '<p>web</p>', rename)).toBe('<p>web</p>');
});

it.each([
  ['nomad', 'Nomad'],
  ['blue-sky-tv', 'Blue Sky Tv'],
])('%s is called %s until somebody names it', (id, name) => {
  expect(nameOfId(id)).toBe(name);
});
