import type { Plugin } from 'vite';

/** Read by Chromium at the head of a script; a comment to every other browser. v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the chunks of these names compiled as a whole beside the main thread, while they come. Most of their functions are called while
 * the page starts, and would be compiled one by one at their first call, on the main thread.
 */
export const calledOnLoad = (chunks: readonly string[]): Plugin => ({
  name: 'livery:called-on-load',
  apply: 'build',
  generateBundle: {
    // Vite puts a line of its own before the code, also at this time.
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && chunks.includes(output.name)) output.code = HINT + output.code;
      }
    },
  },
});
