import { DEMO_SITES, type Site } from '../configuration.ts';

/** Finds the provider of a site by the origin that its browser sends; the demo sites are known without being told. */
export function providerOfSite(sites: readonly Site[]): (origin: string | undefined) => string | undefined {
  const providers = new Map(
    [...DEMO_SITES, ...sites.filter(({ provider }) => provider !== undefined)].map((site) => [
      site.origin,
      site.provider,
    ]),
  );
  return (origin) => (origin === undefined ? undefined : providers.get(origin));
}
