import { printBehaviour } from './src/behaviour.ts';
import { sentenceOf } from './src/sentence-of.ts';

/** `npm run behaviour`. */
try {
  printBehaviour();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
