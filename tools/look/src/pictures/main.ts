import { mkdir } from 'node:fs/promises';
import { answerHelp } from '@livery/dev/help';
import { cleanUpAlways } from '../clean-up.ts';
import { look } from '../look.ts';
import { ROOT, siteBrands } from '../project.ts';
import { Refusal, withSentences } from '../refusal.ts';
import { drawCrops } from './crops.ts';
import { drawSheet } from './draw-sheet.ts';
import { WINDOWS } from './layout.ts';

/** What the product is judged by; SCREENS says how each is reached. */
const PICTURED = [
  ...['home', 'channels', 'channel', 'guide', 'content', 'series', 'person', 'watch'],
  ...['packets', 'subscriptions', 'settings-own', 'sign-in', 'pin', 'profiles'],
];
/** Screens whose pieces are enough to tell a brand by: without video, whose moment is another one each time. */
const TOLD_BY = ['home', 'content', 'guide', 'settings-own'];

answerHelp(`npm run pictures [-- <screen>…]

Each screen in every brand, on a phone, a tablet, two desktops and a television set: docs/pictures/<screen>.webp. It also leaves crops.webp in look/pictures:
pieces of pages in grey without a logo; crops.txt beside it says which is which.
Screens: ${PICTURED.join(', ')}`);

await withSentences(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((screen) => !PICTURED.includes(screen));
  if (unknown !== undefined) throw new Refusal(`"${unknown}" is not pictured: choose from ${PICTURED.join(', ')}.`);
  const [screens, brands] = [asked.length > 0 ? asked : PICTURED, siteBrands()];
  const out = `${ROOT}look/pictures`;
  const cleanUp = cleanUpAlways();
  try {
    const request = {
      screens,
      brands,
      widths: WINDOWS,
      scheme: 'dark',
      language: 'ru',
      viewer: undefined,
      full: false,
      out,
      against: undefined,
    } as const;
    const taken = await look(request, cleanUp);
    await mkdir(`${ROOT}docs/pictures`, { recursive: true });
    for (const screen of screens)
      await drawSheet(
        out,
        brands,
        taken.filter((shot) => shot.screen === screen),
        `${ROOT}docs/pictures/${screen}.webp`,
      );
    await drawCrops(
      out,
      taken.filter(({ screen }) => TOLD_BY.includes(screen)),
    );
    if (!taken.every(({ isWell }) => isWell)) process.exitCode = 1;
  } finally {
    await cleanUp.run();
  }
});
