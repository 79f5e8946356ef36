/** A site that `npm start` serves, and the provider whose viewers it serves. */
interface Site {
  readonly brand: string;
  readonly provider: string;
}

/**
 * What to do about a site whose provider the backend does not know: its viewers would meet errors. Null where the provider is known.
 * The path is that of the network info, which a site asks for first.
 */
export async function strangeProvider(apiOrigin: string, { brand, provider }: Site): Promise<string | null> {
  const answer = await fetch(`${apiOrigin}/v2/users/self/network?provider=${encodeURIComponent(provider)}`);
  const { provider: known } = (await answer.json()) as { provider?: unknown };
  if (known) return null;
  return (
    `${brand}: the demo backend knows no provider "${provider}" (providerShortname in brands/${brand}/brand.ts), so this site shows errors. ` +
    'Add the provider to tools/backend/src/seed/providers.ts, or name one that is there.'
  );
}
