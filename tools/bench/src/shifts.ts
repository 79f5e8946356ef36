import { credentialsOf } from './member.ts';
import { installMotionProbe } from './motion-probe.ts';
import { QUIET_PATIENCE_MS, untilQuiet } from './quiet.ts';
import { table, type Bench } from './report.ts';
import { onSite, type Site } from './site.ts';

const MOST = 0.001;
/** A page has drawn all that it draws by itself. */
const SETTLE_MS = 3_500;
const WINDOWS = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
} as const;

interface Screen {
  readonly path: string;
  readonly ready: string;
  readonly isMembers?: true;
}

/** The main screens, at pages of the demo world that show as much as there is to see. */
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/', ready: 'main [data-focus-key]' },
  channels: { path: '/channels', ready: 'main a[data-focus-key^="channel-"]' },
  channel: { path: '/channels/all/101', ready: 'main' },
  content: { path: '/contents/10001', ready: 'main h1' },
  series: { path: '/contents/20001', ready: 'main h1' },
  person: { path: '/persons/501', ready: 'main h1' },
  guide: { path: '/channels/guide', ready: 'main' },
  watch: { path: '/watch/10001', ready: 'video' },
  packets: { path: '/packets', ready: 'main h1', isMembers: true },
  subscriptions: { path: '/settings/subscriptions', ready: 'main h1', isMembers: true },
  settings: { path: '/settings', ready: 'main h1' },
  'sign-in': { path: '/#auth', ready: 'dialog' },
  pin: { path: '/#parental_set', ready: 'dialog', isMembers: true },
  profiles: { path: '/#profiles', ready: 'dialog', isMembers: true },
};

async function measure(site: Site, brand: string, { path, ready, isMembers }: Screen, width: keyof typeof WINDOWS) {
  const context = await site.browser.newContext({ ...WINDOWS[width], locale: 'ru-RU', serviceWorkers: 'block' });
  try {
    if (isMembers) {
      const credentials = await credentialsOf(site, () => Promise.resolve());
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        `livery.${brand}.credentials`,
        credentials,
      ] as const);
    }
    const page = await context.newPage();
    await installMotionProbe(page);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    await untilQuiet(page, QUIET_PATIENCE_MS);
    return await page.evaluate(() => window.motion.shifts());
  } finally {
    await context.close();
  }
}

const tellCauses = (name: string, shifted: readonly string[]) =>
  console.error([`${name}:`, ...shifted.slice(0, 8).map((line) => `  ${line}`)].join('\n'));

/** What moves by itself on each main screen while it comes: no input is made. Screens by name measure these alone. */
export const bench: Bench = async (args) => {
  const wanted = args.filter((word) => Object.hasOwn(SCREENS, word));
  const brands = args.filter((word) => !wanted.includes(word));
  const rows: string[][] = [];
  for (const brand of brands.length > 0 ? brands : ['web'])
    await onSite(brand, async (site) => {
      for (const [name, screen] of Object.entries(SCREENS)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const cells: string[] = [];
        for (const width of [390, 1440] as const) {
          const { shift, shifted } = await measure(site, brand, screen, width);
          cells.push(shift > MOST ? `**${shift.toFixed(4)}**` : shift.toFixed(4));
          if (shift > MOST) tellCauses(`${brand} ${name} ${width} px`, shifted);
        }
        console.error([brand, name, ...cells].join(' '));
        rows.push([brand, name, ...cells]);
      }
    });
  table(['brand', `shifts (≤ ${MOST})`, '390 px', '1440 px'], rows);
};
