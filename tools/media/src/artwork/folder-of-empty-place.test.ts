import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOfEmptyPlace } from './folder-of-empty-place.ts';
import { EMPTY_PLACES } from './pictures/empty-places.ts';

describe('the folder of an empty place', () => {
  test.each(Object.keys(EMPTY_PLACES))('%s is painted beside the hero that shows it', (name) => {
    expect(existsSync(join(folderOfEmptyPlace(name), 'scene.ts'))).toBe(true);
  });

  test('a place that no hero shows is named', () => {
    expect(() => folderOfEmptyPlace('nowhere')).toThrow('nowhere');
  });
});
