import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { behaviourPages, testSources } from '../src/behaviour.ts';
import { ROOT } from '../src/run.ts';

const FILE = 'libs/domain/src/a.test.ts';

it('a rule is told by every title that begins with its id, in whatever table the title stands', () => {
  const pages = behaviourPages([
    [
      'e2e/journeys/region.spec.ts',
      "test('BOOT-014 SES-017 the region page | at start', () => {}); // BOOT-099 is no title",
    ],
    [FILE, 'it.each([["SES-018 lasts"], ["lasts as SES-020 says"]])("%s 12 h"); it(`SES-017 a ${kind} token`);'],
    [FILE, "it.each([1])('SES-018 a token lasts %d h', () => {}); it('SES-017 a $kind token')"],
  ]);
  const lines = (area: string) => pages.get(`docs/behaviour/${area}.md`)?.trim().split('\n').slice(6);
  expect([...pages.keys()]).toEqual(['docs/behaviour/BOOT.md', 'docs/behaviour/SES.md', 'docs/behaviour/README.md']);
  expect(lines('BOOT')).toEqual([
    '| BOOT-014 | the region page \\| at start | [region.spec.ts](../../e2e/journeys/region.spec.ts) |',
  ]);
  expect(lines('SES')).toEqual([
    `| SES-017 | a … token | [a.test.ts](../../${FILE}) |`,
    '| SES-017 | the region page \\| at start | [region.spec.ts](../../e2e/journeys/region.spec.ts) |',
    `| SES-018 | a token lasts … h | [a.test.ts](../../${FILE}) |`,
    `| SES-018 | lasts | [a.test.ts](../../${FILE}) |`,
  ]);
});

it('docs/behaviour says what the titles of the tests say (npm run behaviour)', () => {
  const pages = behaviourPages(testSources());
  const committed = globSync('docs/behaviour/*.md', { cwd: ROOT }).sort();
  expect(committed).toEqual([...pages.keys()].sort());
  for (const path of committed) expect(readFileSync(ROOT + path, 'utf8'), path).toBe(pages.get(path));
});
