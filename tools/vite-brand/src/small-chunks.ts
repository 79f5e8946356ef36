import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './site/site.ts';

/** Small parts that come together: one request each, and better compressed. Paths within `libs`. */
const SMALL_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  forms: [
    'ui-kit/src/forms/choice-parts.ts',
    'ui-kit/src/forms/radio-group.tsx',
    'ui-kit/src/forms/checkbox.tsx',
    'ui-kit/src/forms/field.tsx',
    'ui-kit/src/forms/text-field.tsx',
  ],
  'settings-parts': [
    'ui-kit/src/account/item-list.tsx',
    'ui-kit/src/account/fact-list.tsx',
    'ui-kit/src/account/settings-skeleton.tsx',
  ],
  wishes: [
    'domain/src/payment/wish.ts',
    'domain/src/payment/addresses.ts',
    'domain/src/subscription/paused.ts',
    'widgets/src/kept-wish.ts',
  ],
  prices: [
    'domain/src/packets/bare-packet.ts',
    'domain/src/packets/period.ts',
    'domain/src/packets/price.ts',
    'domain/src/packets/provider-packets.ts',
    'domain/src/packets/purchase-call.ts',
    'widgets/src/money.ts',
    'widgets/src/currency-signs.ts',
    'widgets/src/period-text.ts',
  ],
};

/**
 * The groups of these files, for the bundler.
 * @throws Error that names a file that is not there: a renamed one would leave its chunk without a word.
 */
export function smallChunks(): { readonly name: string; readonly test: (id: string) => boolean }[] {
  return Object.entries(SMALL_CHUNKS).map(([name, files]) => {
    const paths = new Set(files.map((file) => join(ROOT, 'libs', file)));
    const lost = [...paths].filter((path) => !existsSync(path));
    if (lost.length > 0) throw new Error(`The chunk "${name}" names files that are not there: ${lost.join(', ')}`);
    return { name, test: (id) => paths.has(id) };
  });
}
