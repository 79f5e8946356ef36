import type { FourTexts } from '../titles/title.ts';

/** Sentences a description is put together from: how it begins, and how it goes on. */
export interface PlotSentences {
  readonly premises: readonly FourTexts[];
  readonly turns: readonly FourTexts[];
}
