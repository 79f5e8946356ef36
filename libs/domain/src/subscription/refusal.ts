/** What a refused change of a subscription is shown as. */
export type SubscriptionRefusal =
  /** The server's own text. SUBS-025 */
  | { readonly kind: 'message'; readonly text: string }
  /** With a title of ours above the server's text. SUBS-026 */
  | { readonly kind: 'notDisabled'; readonly text: string }
  /** Only the general handler knows it. */
  | { readonly kind: 'other' };

export interface RefusedChange {
  readonly status: number;
  readonly message: string;
}

/** Why the renewal could not be switched off. SUBS-025, SUBS-026 */
export function disablingRefusal({ status, message: text }: RefusedChange): SubscriptionRefusal {
  if (status === 451) return { kind: 'message', text };
  return status === 400 ? { kind: 'notDisabled', text } : { kind: 'other' };
}
