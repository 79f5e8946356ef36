import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    apiOrigin: string;
  }
}

/** Where the reference backend answers that the test runner started. */
export const referenceOrigin = (): string => inject('apiOrigin');
