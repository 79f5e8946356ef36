import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const DrawnPicture = v.object({ file: v.string(), width: v.number(), height: v.number(), focus: v.number() });

const Index = v.object({
  scenes: v.record(
    v.string(),
    v.object({
      wide: DrawnPicture,
      tall: DrawnPicture,
      /** Where a poster's title stands, away from the subject. */
      titleSide: v.picklist(['top', 'bottom']),
      /** Colour of the letters, and of the line that stands out. */
      ink: v.string(),
      accent: v.string(),
      averageColor: v.string(),
    }),
  ),
  portraits: v.record(v.string(), v.object({ file: v.string() })),
});

export type ArtworkIndex = v.InferOutput<typeof Index>;
export type SceneFiles = ArtworkIndex['scenes'][string];

/**
 * What the artwork maker left in the folder: `index.json` names every scene and portrait.
 * @throws Error with one sentence when the folder is not an artwork folder.
 */
export function readArtworkIndex(folder: string): ArtworkIndex {
  const path = join(folder, 'index.json');
  try {
    return v.parse(Index, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(
      `The artwork cannot be read from ${path}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
