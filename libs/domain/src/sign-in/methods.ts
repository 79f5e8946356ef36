import type { Brand } from '@livery/brand-kit';
import { CODE_DIGITS } from './constants.ts';
import { maskDigits, type PhoneRules } from './forms.ts';

/**
 * How a viewer proves who they are. `phone` and `email` send a code; `telegram` sends it through a messenger where the phone has one;
 * `identifier` checks it at an address of its own; `address` lets the viewer choose a home after it.
 */
export type MethodKind = 'phone' | 'email' | 'telegram' | 'identifier' | 'address' | 'password';

/** A way to sign in as a form draws it. AUTH-007, AUTH-008 */
export interface SignInMethod {
  readonly way: MethodKind;
  /** Of `/v2/auth/otp/{identifier}/`, for the way of that name. */
  readonly identifier: string | null;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly labels: { readonly [Field in FieldName]?: string };
  readonly phone: PhoneRules;
  /** AUTH-050, AUTH-051, AUTH-052 */
  readonly codeLength: number;
}
type FieldName = 'phone' | 'email' | 'code' | 'username' | 'password';

/** One method as the server lists it: the contract's `AuthMethod`. */
export interface OfferedMethod {
  readonly action: string;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly property?:
    | {
        readonly [Field in FieldName]?:
          { readonly label?: string | undefined; readonly mask?: string | undefined } | undefined;
      }
    | undefined;
}

/** What brand and provider say beside the list. */
export interface MethodRules {
  readonly otpIdentifier: string | null;
  readonly addressSelection: boolean;
  readonly requiredPhonePrefix: string | null;
  readonly alternativePhone: PhoneRules['alternative'];
  /** `phone_otp_length` of the network info. */
  readonly phoneCodeLength: number | null;
}

/** Where nobody says how, a phone and a code do. AUTH-006 */
const BY_PHONE: OfferedMethod = { action: 'phone' };

const OWN_ADDRESS = /^otp_(.+)$/;

/** The ways in that a viewer may take, as the server lists them. An action that nobody knows here is not offered. AUTH-004, AUTH-009 */
export function methodsOf(offered: readonly OfferedMethod[], rules: MethodRules): readonly SignInMethod[] {
  const known = offered.flatMap((method) => methodOf(method, rules) ?? []);
  return known.length > 0 ? known : [methodOf(BY_PHONE, rules)].flatMap((method) => method ?? []);
}

/** Whether a brand has a login method that a viewer takes this way. BRAND-016, BRAND-017 */
export const takesWay = ({ loginMethods, rules: { auth } }: Brand, way: MethodKind): boolean =>
  methodsOf(
    loginMethods.map((action) => ({ action })),
    { ...auth, phoneCodeLength: null },
  ).some((method) => method.way === way);

/** With one way in there is nothing to choose. AUTH-005 */
export const onlyMethod = (methods: readonly SignInMethod[]): SignInMethod | null =>
  methods.length === 1 ? (methods[0] ?? null) : null;

function methodOf(offered: OfferedMethod, rules: MethodRules): SignInMethod | null {
  const found = wayOf(offered.action, rules);
  if (!found) return null;
  const { title = null, subtitle = null, property = {} } = offered;
  const fields = Object.entries(property ?? {}) as [FieldName, { label?: string } | undefined][];
  return {
    ...found,
    title,
    subtitle,
    labels: Object.fromEntries(fields.flatMap(([name, field]) => (field?.label ? [[name, field.label]] : []))),
    phone: {
      mask: property?.phone?.mask ?? null,
      requiredPrefix: rules.requiredPhonePrefix,
      alternative: rules.alternativePhone,
    },
    codeLength: codeLength(found.way, property?.code?.mask, rules),
  };
}

function wayOf(action: string, rules: MethodRules): Pick<SignInMethod, 'way' | 'identifier'> | null {
  const identifier = OWN_ADDRESS.exec(action)?.[1] ?? null;
  if (identifier !== null) return { way: 'identifier', identifier };
  if (action === 'phone') return phoneWay(rules);
  const way = (['email', 'telegram', 'password'] as const).find((known) => known === action);
  return way ? { way, identifier: null } : null;
}

/** BRAND-016, BRAND-017 */
function phoneWay({ otpIdentifier, addressSelection }: MethodRules): Pick<SignInMethod, 'way' | 'identifier'> {
  if (addressSelection) return { way: 'address', identifier: null };
  return { way: otpIdentifier === null ? 'phone' : 'identifier', identifier: otpIdentifier };
}

function codeLength(way: MethodKind, mask: string | undefined, { phoneCodeLength }: MethodRules): number {
  const masked = mask === undefined ? 0 : maskDigits(mask);
  if (masked > 0) return masked;
  return (way === 'email' ? null : phoneCodeLength) ?? CODE_DIGITS;
}
