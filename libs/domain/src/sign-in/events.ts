import { event } from '../machine/define-machine.ts';
import type { SignInMethod } from './methods.ts';
import type { Address, City, SignInFailure } from './sign-in-api.ts';

/** A field that no person sees or fills. AUTH-057 */
interface Trap {
  readonly trap: string;
}

/** Everything that can happen in the sign-in dialogue. */
export const signInEvents = {
  methodChosen: event<{ method: SignInMethod }>(),
  nameSubmitted: event<{ name: string } & Trap>(),
  passwordSubmitted: event<{ login: string; password: string } & Trap>(),
  /** The viewer goes on typing: what was wrong is old. AUTH-011 */
  edited: event(),
  backRequested: event(),
  closed: event(),

  codeSent: event<{ atMs: number; hint: string | null; isNewAccount: boolean }>(),
  messengerOffered: event<{ atMs: number; link: string }>(),
  /** The messenger has confirmed the phone, or the viewer says so. AUTH-028 */
  messengerAnswered: event(),
  codeRequestedAgain: event<{ nowMs: number }>(),
  codeSubmitted: event<{ code: string } & Trap>(),

  homesFound: event<{ homes: readonly Address[]; choiceSecret: string | null }>(),
  citiesNeeded: event<{ choiceSecret: string | null }>(),
  citiesLoaded: event<{ cities: readonly City[] }>(),
  cityChosen: event<{ cityId: number }>(),
  homeChosen: event<{ home: Address }>(),

  accepted: event<{ accessToken: string; isNewAccount: boolean }>(),
  failed: event<{ failure: SignInFailure }>(),
};
