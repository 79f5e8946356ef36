import { writeFileSync } from 'node:fs';
import { printedDocuments, ROOT } from './src/printed-documents.ts';

/** `npm run documents`: writes the pages that are printed from the code. */
for (const [path, text] of printedDocuments()) {
  writeFileSync(ROOT + path, text);
  console.log(path);
}
