import type { EarlyHandoff } from '@livery/brand-kit/early';
import { LOCAL_CONFIG } from '@livery/brand-kit/site-config';
import { expect, it, vi } from 'vitest';
import { siteConfig } from './page-data.ts';

const built = { ...LOCAL_CONFIG, apiOrigin: 'https://api.example' };
const withFile = (file: unknown) => ({ config: Promise.resolve(file) }) as unknown as EarlyHandoff;

it('a page without the file, and one that holds its settings already, take what was built in', async () => {
  expect(await siteConfig(built, null)).toBe(built);
  expect(await siteConfig(built, withFile(null))).toBe(built);
  expect(await siteConfig(built, withFile(structuredClone(built)))).toBe(built);
});

it('settings of the file are laid over what was built in', async () => {
  const switches = { analytics: false };
  const config = await siteConfig(built, withFile({ switches }));
  expect(config).toEqual({ ...built, switches: { ...built.switches, ...switches } });
});

it.each([
  [{ apiOrigin: 'api' }, '/config.json: apiOrigin is "api", but it must be an origin such as https://api.example.tv'],
  [[], '/config.json: The configuration is [], but it must be an object.'],
])('a file with mistakes is said so and left out whole: %j', async (file, sentence) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await siteConfig(built, withFile(file))).toBe(built);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(sentence));
});
