import { printBehaviour } from './src/behaviour.ts';
import { answerHelp } from './src/help.ts';
import { sentenceOf } from './src/sentence-of.ts';

answerHelp(
  'npm run behaviour\n\nWrites docs/behaviour: what the product does, by the tests that passed in the last npm test.',
);

try {
  printBehaviour();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
