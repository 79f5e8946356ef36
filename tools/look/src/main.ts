import { answerHelp } from '@livery/dev/help';
import { readRequest } from './arguments.ts';
import { cleanUpAlways } from './clean-up.ts';
import { look } from './look.ts';
import { siteBrands } from './project.ts';
import { withSentences } from './refusal.ts';
import { SCREEN_NAMES } from './screens.ts';

answerHelp(`npm run look -- <screen>… [--brands a,b] [--widths 390,1440,tv] [--scheme dark|light] [--language ru] [--as child] [--full] [--out <folder>] [--against <revision>]

Pictures of screens in every brand, and one page that shows them; --against shoots a git revision beside.
Screens: ${SCREEN_NAMES.join(', ')}, storybook:<story id>
Brands: ${siteBrands().join(', ')}`);

/** `npm run look -- <screen…> [--brands a,b] [--widths 390,1440,tv] [--against main] …`: pictures of screens, and one page that shows them. */
await withSentences(async () => {
  const request = readRequest(process.argv.slice(2), { screens: SCREEN_NAMES, brands: siteBrands() });
  const cleanUp = cleanUpAlways();
  try {
    const taken = await look(request, cleanUp);
    if (!taken.every(({ isWell }) => isWell)) process.exitCode = 1;
  } finally {
    await cleanUp.run();
  }
});
