/**
 * Words by which blockers know a file of advertising or counting, wherever it stands: a file with one of them in its name may never come, on
 * whichever page it is needed.
 */
const LOOKED_FOR =
  /^(ads?|adverts?|advertis\w*|adserver|affiliate|analytics?|banners?|beacons?|consent|cookies?|counters?|metrics?|pixels?|sponsor\w*|stat|stats|statistics?|telemetry|track|tracks|trackers?|tracking|vast|vmap|vpaid)$/i;

/** Whether a blocker would take a file for one of its own, by the words of its name. */
export const isLookedFor = (name: string): boolean =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^a-zA-Z]+/)
    .some((word) => LOOKED_FOR.test(word));

const neutral = (name: string) => (isLookedFor(name) ? 'part' : name);

/**
 * The names of built files: by their modules, unless a blocker would look for that, and with hashes of digits and the letters a to f, which
 * hold no separator and so begin no word.
 */
export const NEUTRAL_NAMES = {
  hashCharacters: 'hex',
  entryFileNames: ({ name }: { name: string }) => `assets/${neutral(name)}-[hash].js`,
  chunkFileNames: ({ name }: { name: string }) => `assets/${neutral(name)}-[hash].js`,
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    isLookedFor((names[0] ?? '').replace(/\.\w+$/, ''))
      ? 'assets/part-[hash][extname]'
      : 'assets/[name]-[hash][extname]',
} as const;
