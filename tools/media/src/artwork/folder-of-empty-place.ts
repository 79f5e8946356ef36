import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOOKS = fileURLToPath(new URL('../../../../libs/ui-kit/src/looks/hero/', import.meta.url));

/** Where a place is painted anew: beside the hero that shows it. */
export function folderOfEmptyPlace(name: string): string {
  const [picture] = globSync(`*/${name}.webp`, { cwd: LOOKS });
  if (picture === undefined) throw new Error(`No hero shows "${name}": put ${name}.webp beside one in ${LOOKS}`);
  return dirname(join(LOOKS, picture));
}
