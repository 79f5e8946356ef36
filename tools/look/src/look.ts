import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { chromium, type Browser } from 'playwright';
import type { Request } from './arguments.ts';
import type { CleanUp } from './clean-up.ts';
import { compareFiles } from './difference.ts';
import { ROOT } from './project.ts';
import { Absence, Refusal } from './refusal.ts';
import { storyOf } from './screens.ts';
import { percent, sheet, type Taken } from './sheet.ts';
import { shoot, type Place, type Shot } from './shoot.ts';
import { requireStories, serveStories } from './stories-server.ts';
import { HERE, startTree } from './tree.ts';
import { windowName } from './window.ts';
import { addWorktree } from './worktree.ts';

/** Where each shot of a tree is taken. */
type Places = (shot: Shot) => Place;

async function startPlaces(request: Request, root: string, label: string, cleanUp: CleanUp): Promise<Places> {
  const wanted = {
    root,
    label,
    brands: request.brands,
    hasSites: request.screens.some((screen) => !storyOf(screen)),
    hasStories: request.screens.some(storyOf),
  };
  const { apiOrigin, sites, stories } = await startTree(wanted, cleanUp);
  const asked = request.screens.flatMap((screen) => storyOf(screen) ?? []);
  if (stories) requireStories(stories, asked);
  const storiesOrigin = stories ? await serveStories(stories, cleanUp) : '';
  return ({ screen, brand }) => ({ apiOrigin, origin: storyOf(screen) ? storiesOrigin : (sites[brand] ?? '') });
}

async function openBrowser(cleanUp: CleanUp): Promise<Browser> {
  let executablePath: string;
  try {
    executablePath = findChromium();
  } catch (error) {
    throw new Refusal((error as Error).message, { cause: error });
  }
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS, handleSIGINT: false });
  cleanUp.add(() => browser.close());
  return browser;
}

const shotsOf = ({ screens, widths, brands }: Request): Shot[] =>
  screens.flatMap((screen) => widths.flatMap((width) => brands.map((brand) => ({ screen, brand, width }))));

const fileOf = ({ screen, brand, width }: Shot, kind = '') =>
  `${screen.replace(':', '-')}/${brand}-${width}${kind}.png`;

const sentenceOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ');

interface Attempt {
  readonly ok: boolean;
  readonly isWell: boolean;
  readonly notes: readonly string[];
}

/** Takes a picture; one that fails costs itself only. */
async function attempt(take: () => Promise<string[]>): Promise<Attempt> {
  try {
    return { ok: true, isWell: true, notes: await take() };
  } catch (error) {
    return { ok: false, isWell: error instanceof Absence, notes: [sentenceOf(error)] };
  }
}

interface Trees {
  readonly here: Places;
  readonly against: Places | undefined;
}

async function takeShot(browser: Browser, shot: Shot, trees: Trees, request: Request, out: string): Promise<Taken> {
  const [file, before, difference] = [fileOf(shot), fileOf(shot, '.before'), fileOf(shot, '.difference')];
  const after = await attempt(() => shoot(browser, shot, trees.here(shot), request, `${out}/${file}`));
  const taken = { ...shot, ...(after.ok && { file }), notes: after.notes, isWell: after.isWell };
  const { against } = trees;
  if (!against) return taken;
  const old = await attempt(() => shoot(browser, shot, against(shot), request, `${out}/${before}`));
  const notes = [...after.notes, ...old.notes.map((note) => `before: ${note}`)];
  if (!old.ok || !after.ok) return { ...taken, ...(old.ok && { before }), notes };
  const share = await compareFiles(`${out}/${before}`, `${out}/${file}`, `${out}/${difference}`);
  return { ...taken, before, difference, share, notes };
}

const lineOf = ({ screen, brand, width, share, notes }: Taken) =>
  [
    `${screen}, ${brand}, ${windowName(width)}`,
    ...(share === undefined ? [] : [`changed: ${percent(share)}`]),
    ...notes.map((note) => `! ${note}`),
  ].join('  ');

/** Folder for the pictures: the one that is named, seen from where the command was called, or one named by the time. */
function folderOf({ out }: Request): string {
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const time = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return out === undefined ? `${ROOT}look/${time}` : resolve(here, out);
}

async function startTrees(request: Request, cleanUp: CleanUp): Promise<Trees> {
  // One after the other: two builds at once are no faster.
  const against = request.against
    ? await startPlaces(request, addWorktree(request.against, cleanUp), request.against, cleanUp)
    : undefined;
  return { here: await startPlaces(request, ROOT, HERE, cleanUp), against };
}

/** Builds, starts, shoots and writes the sheet; @returns what became of each shot. */
export async function look(request: Request, cleanUp: CleanUp): Promise<readonly Taken[]> {
  const browser = await openBrowser(cleanUp);
  const trees = await startTrees(request, cleanUp);
  const out = folderOf(request);
  await mkdir(out, { recursive: true });
  const taken: Taken[] = [];
  for (const shot of shotsOf(request)) {
    const result = await takeShot(browser, shot, trees, request, out);
    taken.push(result);
    console.log(lineOf(result));
    const against = request.against ? [`before: ${request.against}`] : [];
    const viewer = request.viewer ? [`as ${request.viewer}`] : [];
    const facts = [new Date().toLocaleString('en-GB'), request.scheme, request.language, ...viewer, ...against];
    // After every shot, so that one may look while the rest is coming.
    await writeFile(`${out}/index.html`, sheet({ title: request.screens.join(', '), facts }, taken));
  }
  console.log(`\n${out}/index.html`);
  return taken;
}
