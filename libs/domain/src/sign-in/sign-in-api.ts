import type { AlmaAddress, AlmaCity, CodeAccepted, CodeSent, SendMethod } from '@livery/contract/auth/entities';
import type { CallAnswer, ApiFailure } from '../session/session-api.ts';
import type { MethodKind } from './methods.ts';

export type Address = AlmaAddress;
export type City = AlmaCity;
export type SignInFailure = ApiFailure;
/** A right code or choice: a token, or homes to choose from. */
export type Accepted = Pick<CodeAccepted, 'accessToken' | 'addresses'> & Partial<Pick<CodeAccepted, 'choiceSecret'>>;

/**
 * A way in by a code. A brand takes the modules of its ways, and ships no other. The address is a phone in digits, or an e-mail address.
 */
export interface CodeWay {
  send(address: string, signal: AbortSignal): Promise<CallAnswer<Pick<CodeSent, 'message'>>>;
  verify(address: string, code: string, signal: AbortSignal): Promise<CallAnswer<Accepted>>;
  /** Makes an account for a phone that the server does not know; a way without it shows the server's answer. AUTH-018, AUTH-024 */
  register?(phone: string, signal: AbortSignal): Promise<CallAnswer<unknown>>;
  readonly messenger?: Messenger;
  readonly homes?: Homes;
}

/** AUTH-025, AUTH-027 */
export interface Messenger {
  sendMethods(phone: string, signal: AbortSignal): Promise<CallAnswer<readonly SendMethod[]>>;
  isConfirmed(phone: string, signal: AbortSignal): Promise<CallAnswer<boolean>>;
}

/** The secret that came with the homes goes back with the choice; null where the server gave none. AUTH-037, AUTH-038 */
export interface Homes {
  cities(signal: AbortSignal): Promise<CallAnswer<readonly City[]>>;
  setCity(cityId: number, choiceSecret: string | null, signal: AbortSignal): Promise<CallAnswer<Accepted>>;
  setHome(home: Address, choiceSecret: string | null, signal: AbortSignal): Promise<CallAnswer<Accepted>>;
}

/** POST /v2/auth/login. AUTH-031 */
export interface PasswordWay {
  login(
    account: { readonly login: string; readonly password: string },
    signal: AbortSignal,
  ): Promise<CallAnswer<{ readonly accessToken: string }>>;
}

/** A way whose code is checked at the address of an identifier, `/v2/auth/otp/{identifier}/`. BRAND-016 */
export type IdentifierWay = (identifier: string) => CodeWay;

/** The ways in that a brand takes: each module comes when a viewer goes that way. */
export type SignInWays = {
  readonly [Name in Exclude<MethodKind, 'password' | 'identifier'>]?: () => Promise<{ readonly default: CodeWay }>;
} & {
  readonly identifier?: () => Promise<{ readonly default: IdentifierWay }>;
  readonly password?: () => Promise<{ readonly default: PasswordWay }>;
};
