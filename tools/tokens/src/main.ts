import { answerHelp } from '@livery/dev/help';
import { Refusal, withSentences } from '@livery/look/refusal';
import { exportTokens, importTokens } from './commands.ts';
import { printAlone } from './print-alone.ts';

const USAGE = ['npm run tokens -- export <brand> > <file>', 'npm run tokens -- import <brand> <file> [--dry-run]'].join(
  '\n  ',
);

answerHelp(`Writes a brand's theme as a file of the Design Tokens format, and takes such a file back.\n\n  ${USAGE}`);

/** `npm run tokens`: a brand's theme as a file of the Design Tokens format, and back. */
await withSentences(async () => {
  const [command, brand, ...rest] = process.argv.slice(2);
  const isTrial = rest.includes('--dry-run');
  const [file, ...more] = rest.filter((word) => word !== '--dry-run');
  if (command === 'export' && brand && rest.length === 0) return printAlone(await exportTokens(brand));
  if (command === 'import' && brand && file && more.length === 0)
    return console.log(await importTokens(brand, file, isTrial));
  throw new Refusal(`Say what to do:\n  ${USAGE}`);
});
