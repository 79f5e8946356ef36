/**
 * The name of the card that a press chose (`content-12`): of the card itself, or of the panel over it, whose links lead where the card leads. Null for anything
 * else, a heart on the panel among it.
 */
export function cardKeyAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const named = target.closest('[data-focus-key]');
  if (named) return named.getAttribute('data-focus-key');
  return target.closest('a')?.closest('[data-over-card]')?.getAttribute('data-over-card') ?? null;
}
