import { expect, it } from 'vitest';
import { changed, rich, sentences } from './design-tokens-sample.ts';

it.each<[string, string, unknown, string]>([
  [
    'a colour of another space',
    'color/dark/line/$value',
    { colorSpace: 'oklch', components: [1, 0, 0] },
    'color.dark.line is {"colorSpace":"oklch","components":[1,0,0]}, but only colours of the colorSpace "srgb"',
  ],
  [
    'a colour that disagrees with itself',
    'color/dark/line/$value',
    { colorSpace: 'srgb', components: [1, 0, 0], hex: '#00ff00' },
    'its components say #ff0000',
  ],
  [
    'text that is too weak',
    'color/dark/text-strong/$value',
    '#111111',
    'color.dark.text-strong is #111111, but on surface-0 its contrast is',
  ],
  [
    'another unit',
    'radius/s/$value',
    { value: 1, unit: 'em' },
    'radius.s is {"value":1,"unit":"em"}, but a dimension is',
  ],
  ['a negative size', 'radius/s/$value', { value: -1, unit: 'px' }, 'a size is never negative'],
  [
    'a step that is no number of pixels',
    'space/2/$value',
    { value: 1, unit: 'rem' },
    'space.2 is {"value":1,"unit":"rem"}, but a step of the grid is a number of px',
  ],
  [
    'a gap in the grid',
    'space/9',
    { $type: 'dimension', $value: { value: 9, unit: 'px' } },
    'but its steps must follow one another',
  ],
  [
    'half a millisecond',
    'motion/fast/$value',
    { value: 0.5, unit: 'ms' },
    'motion.fast is {"value":0.5,"unit":"ms"}, but a duration is',
  ],
  ['a curve with its x outside', 'motion/ease/$value', [2, 0, 0, 1], 'motion.ease is [2,0,0,1], but a curve is'],
  ['a weight that is none', 'font/weight/bold/$value', 'heavyish', 'font.weight.bold is heavyish, but a fontWeight is'],
  ['a family that would break out of its rule', 'font/family/text/$value', 'x;}body{', 'a fontFamily is a name'],
  [
    'another type',
    'radius/m/$type',
    'number',
    'radius.m is {"value":8,"unit":"px"}, but its $type is number and must be dimension',
  ],
  ['a type that is none', 'radius/m/$type', 'size', 'radius.m.$type is size, but the types of a theme are'],
  ['no type', 'radius/m/$type', undefined, 'radius.m is {"value":8,"unit":"px"}, but it has no $type'],
  [
    'a token without a place',
    'radius/xxl',
    { $type: 'dimension', $value: '1px' },
    'radius.xxl is 1px, but a theme has no place for it',
  ],
  [
    'an alias to nothing',
    'radius/s/$value',
    '{radius.none}',
    'radius.s is {radius.none}, but there is no token radius.none',
  ],
  ['a circle', 'radius/s/$value', '{radius.s}', 'radius.s → radius.s is a circle'],
  ['a reference of another kind', 'radius/s/$ref', '#/radius/m', 'radius.s.$ref is #/radius/m, but of the format'],
  [
    'a look that nobody draws',
    '$extensions/tv.livery/settings/variant.hero',
    'disco',
    'variant.hero is disco, but it must be one of full-bleed-cinema',
  ],
  ['a setting that is none', '$extensions/tv.livery/settings/speed', 1, 'settings.speed is 1, but the settings are'],
  [
    'a scheme without its palette',
    '$extensions/tv.livery/settings/scheme',
    'system',
    'color.light is missing, but the scheme is system',
  ],
  [
    'half a palette',
    'color/light',
    { accent: { $type: 'color', $value: '#fff' } },
    'color.light.surface-0 is missing, but a palette needs it',
  ],
  ['foreign CSS', '$extensions/tv.livery/unsaid', { 'layout.gutter': 'url(x)' }, 'unsaid.layout.gutter is url(x), but'],
  ['a list for a group', 'radius', [], 'radius is [], but it must be an object'],
])('refuses %s by name', (_, path, value, sentence) => {
  expect(sentences(changed(path, value))).toContainEqual(expect.stringContaining(sentence));
});

it.each([[null], [1], ['x'], [[]], [[{}]]])('refuses %j, which is no file of tokens', (json) => {
  expect(sentences(json)).toEqual([
    expect.stringMatching(/^web\.tokens\.json: the file is .*, but it must be an object/),
  ]);
});

it('names every problem at once, and leaves the theme that it was given', () => {
  const json = changed('radius/s/$value', 'x');
  json.space[1].$value = 'y';
  const before = structuredClone(rich);
  expect(sentences(json)).toHaveLength(2);
  expect(rich).toEqual(before);
});

it('is not led into depths: neither nested values nor aliases that branch', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(sentences({ radius: { s: { $type: 'dimension', $value: deep } } })).toHaveLength(1);
  const laughs = Object.fromEntries(
    Array.from({ length: 15 }, (_, at) => [`a${at}`, { $type: 'number', $value: Array(10).fill(`{a${at + 1}}`) }]),
  );
  expect(sentences({ ...laughs, a15: { $type: 'number', $value: 1 } }).length).toBeGreaterThan(0);
});
