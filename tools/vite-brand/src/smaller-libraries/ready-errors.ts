import type { Plugin } from 'vite';

/** Make errors while they are loaded and keep them, to throw them later as a sign that only their own code reads. */
const LIBRARIES =
  /\/(react-dom\/cjs\/react-dom-client\.production\.js|@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs)$/;

/** Such an error, alone in its line and outside of any function. */
const KEPT = /^((?:var|const|,)? {0,2}\w+ = )(?:\/\* @__PURE__ \*\/ )?(?:new )?Error\((.*)\)(?=[,;]$)/gm;

/** Keeps errors that stand ready without a stack: whoever watches the page would have the whole file parsed again for its positions. */
export const readyErrors = (): Plugin => ({
  name: 'livery:ready-errors',
  apply: 'build',
  transform: {
    filter: { id: LIBRARIES },
    handler: (code) => ({ code: withoutStacks(code), map: null }),
  },
});

export const withoutStacks = (code: string): string =>
  code.replace(KEPT, '$1Object.create(Error.prototype, { message: { value: $2 } })');
