import type { Plugin } from 'vite';
import { I18NEXT } from './i18next.ts';
import { onlyUsed, type Rules } from './only-used.ts';
import { RTK_QUERY, RTK_QUERY_HOOKS } from './rtk-query.ts';

/** Libraries that are made of one piece, of which a bundler keeps everything, by the end of their address. */
const LIBRARIES: readonly (readonly [RegExp, Rules])[] = [
  [/\/node_modules\/i18next\/dist\/esm\/i18next\.js$/, I18NEXT],
  [/\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/, RTK_QUERY],
  [/\/@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/, RTK_QUERY_HOOKS],
];

/** Leaves out of these libraries what no site uses. */
export const usedParts = (): Plugin => ({
  name: 'livery:used-parts',
  apply: 'build',
  transform: {
    filter: { id: LIBRARIES.map(([address]) => address) },
    handler(code, id) {
      const [, rules = {}] = LIBRARIES.find(([address]) => address.test(id)) ?? [];
      return { code: onlyUsed(code, rules), map: null };
    },
  },
});
