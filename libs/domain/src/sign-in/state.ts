import type { FormProblem } from './forms.ts';
import type { SignInMethod } from './methods.ts';
import type { Address, City, SignInFailure } from './sign-in-api.ts';

/** The steps of the sign-in dialogue. What the viewer has typed stays until the dialogue closes, whatever goes wrong. AUTH-001 */
export type SignInState =
  | { readonly kind: 'closed' }
  /** Phone, e-mail, or login and password are being typed. */
  | ({ readonly kind: 'introducing'; readonly problem: Problem | null } & Introduction)
  | ({ readonly kind: 'checkingPassword'; readonly password: string } & Introduction)
  | ({ readonly kind: 'sendingCode' } & Introduction)
  /** The messenger that the code comes through is being opened. AUTH-026 */
  | ({ readonly kind: 'inMessenger'; readonly link: string } & CodeOnItsWay)
  | ({ readonly kind: 'typingCode'; readonly problem: Problem | null } & CodeOnItsWay)
  | ({ readonly kind: 'resendingCode' } & CodeOnItsWay)
  | ({ readonly kind: 'checkingCode'; readonly code: string } & CodeOnItsWay)
  /** The phone belongs to no single home: first the city is chosen, then the home. AUTH-037 */
  | ({ readonly kind: 'loadingCities' } & RightCode)
  | ({ readonly kind: 'choosingCity'; readonly problem: Problem | null } & HomeSearch)
  | ({ readonly kind: 'settingCity'; readonly cityId: number } & HomeSearch)
  | ({ readonly kind: 'choosingHome'; readonly problem: Problem | null } & HomeChoice)
  | ({ readonly kind: 'settingHome'; readonly home: Address } & HomeChoice)
  /** The server knows the viewer: the session goes on with its token. */
  | ({ readonly kind: 'accepted'; readonly accessToken: string; readonly isNewAccount: boolean } & Introduction);

interface Introduction {
  readonly method: SignInMethod;
  /** What the viewer is known by, as typed: a phone, an e-mail address or a login. */
  readonly name: string;
}

interface CodeOnItsWay extends Introduction {
  /** Whether the server did not know the phone before. AUTH-018 */
  readonly isNewAccount: boolean;
  readonly sentAtMs: number;
  /** What the server shows where no message goes out. */
  readonly hint: string | null;
  /** Wrong codes so far: each empties the field anew. AUTH-020 */
  readonly refusals: number;
}

interface RightCode extends CodeOnItsWay {
  /** What the choice of a home is made with; null where the server gives none. */
  readonly choiceSecret: string | null;
}

interface HomeSearch extends RightCode {
  readonly cities: readonly City[];
}

interface HomeChoice extends RightCode {
  /** Empty when the homes came with the code. */
  readonly cities: readonly City[];
  readonly homes: readonly Address[];
}

/** What is wrong, for a sentence under the form. AUTH-012, AUTH-056 */
export type Problem =
  | { readonly kind: 'form'; readonly field: 'name' | 'password'; readonly problem: FormProblem }
  | { readonly kind: 'server'; readonly failure: SignInFailure };
