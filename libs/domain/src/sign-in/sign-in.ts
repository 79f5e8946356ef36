// The door of signing in: everything that other libraries may use stands here.
export { signIn } from './machine.ts';
export { signInEffects, type SignInPorts } from './effects.ts';
export type { Problem, SignInState } from './state.ts';
export type {
  Accepted,
  Address,
  City,
  CodeWay,
  Homes,
  IdentifierWay,
  Messenger,
  PasswordWay,
  SignInFailure,
  SignInWays,
} from './sign-in-api.ts';
export { digitsOf, type FormProblem, isEmail, type PhoneRules } from './forms.ts';
export {
  type SignInMethod,
  type MethodRules,
  methodsOf,
  type OfferedMethod,
  onlyMethod,
  takesWay,
  type MethodKind,
} from './methods.ts';
export { forbiddenCountryOf, isBusy, secondsToResend } from './selectors.ts';
export { type AfterSignIn, goOn, pageOfOrigin } from './after-sign-in.ts';
export { acceptedIds, type DocumentToAccept, mayGoOn, tickedAtFirst } from './welcome.ts';
export { LOGIN_LENGTH } from './constants.ts';
