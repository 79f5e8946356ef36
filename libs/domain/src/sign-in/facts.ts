import { fact } from '../machine/define-machine.ts';
import type { Method } from './methods.ts';
import type { Address, City, SignInFailure } from './sign-in-api.ts';

/** A field that no person sees or fills. AUTH-057 */
interface Trap {
  readonly trap: string;
}

/** Everything that can happen in the sign-in dialogue. */
export const facts = {
  methodChosen: fact<{ method: Method }>(),
  nameSubmitted: fact<{ name: string } & Trap>(),
  passwordSubmitted: fact<{ login: string; password: string } & Trap>(),
  /** The viewer goes on typing: what was wrong is old. AUTH-011 */
  edited: fact(),
  backRequested: fact(),
  closed: fact(),

  codeSent: fact<{ atMs: number; hint: string | null; isNewAccount: boolean }>(),
  messengerOffered: fact<{ atMs: number; link: string }>(),
  /** The messenger has confirmed the phone, or the viewer says so. AUTH-028 */
  messengerAnswered: fact(),
  codeRequestedAgain: fact<{ nowMs: number }>(),
  codeSubmitted: fact<{ code: string } & Trap>(),

  homesFound: fact<{ homes: readonly Address[]; choiceSecret: string | null }>(),
  citiesNeeded: fact<{ choiceSecret: string | null }>(),
  citiesLoaded: fact<{ cities: readonly City[] }>(),
  cityChosen: fact<{ cityId: number }>(),
  homeChosen: fact<{ home: Address }>(),

  accepted: fact<{ accessToken: string; isNewAccount: boolean }>(),
  failed: fact<{ failure: SignInFailure }>(),
};
