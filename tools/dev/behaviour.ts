import { printBehaviour } from './src/behaviour.ts';
import { answerHelp } from './src/help.ts';

answerHelp(
  'npm run behaviour\n\nWrites docs/behaviour: what the product does, in the words of its tests, by the ids of its rules.',
);

printBehaviour();
