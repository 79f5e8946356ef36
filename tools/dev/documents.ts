import { writeFileSync } from 'node:fs';
import { answerHelp } from './src/help.ts';
import { printedDocuments, ROOT } from './src/printed-documents.ts';

answerHelp(
  'npm run documents\n\nWrites the pages of docs/ that are printed from the code: the machines, the states and errors of the player, what is counted.',
);

for (const [path, text] of printedDocuments()) {
  writeFileSync(ROOT + path, text);
  console.log(path);
}
