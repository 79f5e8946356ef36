/** What a refused change of a subscription is shown as. */
export type SubscriptionRefusal =
  /** The server's own text. SUBS-025 */
  | { readonly kind: 'message'; readonly text: string }
  /** With a title of ours above the server's text. SUBS-026 */
  | { readonly kind: 'notDisabled'; readonly text: string }
  /** SUBS-028 */
  | { readonly kind: 'forbiddenCountry' }
  /** Not enough money on the account. PAY-063, PAY-064 */
  | { readonly kind: 'noFunds'; readonly missingMinor: number | null }
  | { readonly kind: 'alreadyBought' }
  /** Only the general handler knows it. */
  | { readonly kind: 'other' };

export interface RefusedChange {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** `amount` of the answer, in minor units. */
  readonly amountMinor?: number | undefined;
}

const BY_CODE: Readonly<Record<string, SubscriptionRefusal>> = {
  region_forbidden: { kind: 'forbiddenCountry' },
  already_purchased: { kind: 'alreadyBought' },
};

/** Why the renewal could not be switched off. SUBS-025, SUBS-026 */
export function disablingRefusal({ status, message: text }: RefusedChange): SubscriptionRefusal {
  if (status === 451) return { kind: 'message', text };
  return status === 400 ? { kind: 'notDisabled', text } : { kind: 'other' };
}

/** Why a packet could not be enabled. The code of the error decides, wherever it comes. */
export function enablingRefusal({ status, code, message: text, amountMinor }: RefusedChange): SubscriptionRefusal {
  const known = BY_CODE[code];
  if (known) return known;
  if (status === 402) return { kind: 'noFunds', missingMinor: amountMinor ?? null };
  return status === 451 ? { kind: 'message', text } : { kind: 'other' };
}
