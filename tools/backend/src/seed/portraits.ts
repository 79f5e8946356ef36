import { hashOf } from './random.ts';
import type { SeedPerson } from '../world/catalogue.ts';

const PORTRAITS_OF_EACH_SEX = 8;

/** Which of the drawn faces a person has. */
export const portraitOf = ({ id, isWoman }: Pick<SeedPerson, 'id' | 'isWoman'>) =>
  `${isWoman ? 'woman' : 'man'}-${(hashOf(`face/${id}`) % PORTRAITS_OF_EACH_SEX) + 1}`;
