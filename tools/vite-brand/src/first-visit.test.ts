import { expect, it } from 'vitest';
import { firstVisit } from './first-visit.ts';

/** A program as the bundler knows it: who imports a module, and its code. */
function graph(modules: Record<string, { by?: string[]; code?: string | null; entry?: true }>) {
  return {
    getModuleInfo: (id: string) => {
      const module = modules[id];
      return module ? { isEntry: module.entry ?? false, importers: module.by ?? [], code: module.code ?? null } : null;
    },
  };
}

const app = graph({
  '/app/main.tsx': { entry: true, code: "import { startApp } from './shell.ts';" },
  '/shell.ts': { by: ['/app/main.tsx'], code: "import('./home-page.tsx');" },
  '/home-page.tsx': { code: "import { Poster, Row as Line } from './cards/index.ts';" },
  '/film-page.tsx': { code: "import { Episode } from './cards/index.ts';" },
  '/cards/index.ts': {
    by: ['/home-page.tsx', '/film-page.tsx'],
    code: 'export { Poster } from "./poster.tsx";\nexport { Own as Row } from "./row.tsx";\nexport { Episode } from "./episode.tsx";',
  },
  '/cards/poster.tsx': { by: ['/cards/index.ts'], code: '' },
  '/cards/poster.tsx.livery.css': { by: ['/cards/poster.tsx'] },
  '/cards/row.tsx': { by: ['/cards/index.ts'], code: '' },
  '/cards/episode.tsx': { by: ['/cards/index.ts'], code: '' },
  '/film-parts.ts': { by: ['/film-page.tsx'], code: '' },
});

it.each([
  ['what the entry needs', '/shell.ts', 'site'],
  ['what home takes through a door', '/cards/poster.tsx', 'site'],
  ['what home takes under another name', '/cards/row.tsx', 'site'],
  ['the styles that come with it', '/cards/poster.tsx.livery.css', 'site'],
  ['not what only another page takes through the same door', '/cards/episode.tsx', null],
  ['not what another page imports', '/film-parts.ts', null],
  ['no picture', '/logo.svg', null],
])('the chunk of a first visit holds %s', (_, id, chunk) => {
  expect(firstVisit()(id, app)).toBe(chunk);
});

it('holds what a door passes on when nobody can say to whom', () => {
  const unread = graph({
    '/home-page.tsx': { code: null },
    '/door.ts': { by: ['/home-page.tsx'], code: 'export { A } from "./a.ts";' },
    '/a.ts': { by: ['/door.ts'], code: '' },
  });
  expect(firstVisit()('/a.ts', unread)).toBe('site');
});
