import type { Plugin } from 'vite';

/** Makes components at the top of one file and names them for developers: a bundler takes that for work, and keeps all of them. */
const LIBRARY = /\/node_modules\/react-router\//;

const PURE = '/* @__PURE__ */ ';

/** What makes and names a component, and the same said so that a bundler sees that it does nothing else. */
export const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, PURE],
  [/(?<=^var \w+ = class extends )(React\d*)\.Component(?= \{$)/gm, `(${PURE}(() => $1.Component)())`],
];

/** Lets the bundler leave out the components of the router that a site does not use; they are a tenth of the framework's chunk. */
export const unusedComponents = (): Plugin => ({
  name: 'livery:unused-components',
  apply: 'build',
  transform: {
    filter: { id: LIBRARY },
    handler: (code) => ({
      code: SAYINGS.reduce((said, [before, after]) => said.replace(before, after), code),
      map: null,
    }),
  },
});
