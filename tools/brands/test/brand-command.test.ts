import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { startTree } from '@livery/look/tree';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree, type CopiedTree } from './copied-tree.ts';

/** A copy of the packages, a build, a backend that fills its database, and a picture. */
const PATIENCE_MS = 240_000;

let tree: CopiedTree;
const steps: (() => Promise<void> | void)[] = [];

beforeAll(() => {
  tree = copyTree();
}, PATIENCE_MS);
afterAll(async () => {
  for (const step of steps.reverse()) await step();
  tree.remove();
}, PATIENCE_MS);

/** Files that are new or changed, as paths. */
const changes = () =>
  tree
    .git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

const OWN_LOOK = `import type { Look } from '@livery/ui-kit/looks';

export default {
  values: { '--card-padding': '3px' },
  slots: { frame: { header: 'border-bottom: 7px solid;' } },
} satisfies Look;
`;

/** Gives the new brand a look that no other has, in its own folder. */
function bringLook(brand: string): void {
  const folder = `${tree.root}brands/${brand}/looks/card/own-felt`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.ts`, OWN_LOOK);
  const theme = `${tree.root}brands/${brand}/theme.ts`;
  writeFileSync(theme, readFileSync(theme, 'utf8').replace(/card: '[a-z-]+',/, "card: 'own-felt',"));
}

/** What the look of `bringLook` sets on the root, and draws in a component. */
const ownLookOn = (page: Page) =>
  page.evaluate(() => ({
    padding: getComputedStyle(document.documentElement).getPropertyValue('--card-padding'),
    line: getComputedStyle(document.querySelector('header') ?? document.body).borderBottomWidth,
  }));

async function expectMovingPicture(page: Page): Promise<void> {
  const frames = () =>
    page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);
  await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(0);
  const first = await frames();
  await expect.poll(frames, { timeout: 10_000 }).toBeGreaterThan(first + 10);
}

it(
  'one command makes a brand, which may bring a look; its site is built and plays a channel; another command leaves nothing of it',
  async () => {
    tree.npm('run', 'new-brand', '--', 'nomad', '--from', 'web', '--name', 'Nomad TV');
    const outside = changes().filter((path) => !/^(brands|apps)\/nomad\//.test(path));
    expect(outside, 'outside of its own folders').toEqual(['package-lock.json']);

    bringLook('nomad');

    const running = await startTree(
      { root: tree.root, label: 'the copy', brands: ['nomad'], hasSites: true, hasStories: false },
      { add: (step) => void steps.push(step), run: async () => undefined },
    );
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
    steps.push(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${running.sites['nomad']}/channels`);
    expect(await page.title()).toContain('Nomad TV');
    await page.locator('header').first().waitFor();
    expect(await ownLookOn(page)).toEqual({ padding: '3px', line: '7px' });
    await page.locator('main a[data-focus-key^="channel-"]').first().click();
    await expectMovingPicture(page);

    tree.npm('run', 'remove-brand', '--', 'nomad');
    expect(changes()).toEqual([]);
  },
  PATIENCE_MS,
);
