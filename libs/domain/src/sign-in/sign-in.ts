import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { startEffects } from '../machine/effects.ts';
import { signInEffects, type SignInPorts } from './effects.ts';
import { signIn } from './machine.ts';

/** Brings the sign-in dialogue to life; a token that it gets goes to the session. Returns a function that stops it. */
export const runSignIn = (
  startListening: ListenerMiddlewareInstance['startListening'],
  ports: SignInPorts,
): (() => void) => startEffects(signIn, startListening, signInEffects(ports));

// The door of signing in: everything that other libraries may use stands here.
export { signIn };
export type { SignInPorts };
export type { Problem, SignInState } from './state.ts';
export type { Accepted, Address, City, CodeWay, Homes, Messenger, PasswordWay, SignInFailure } from './sign-in-api.ts';
export { digitsOf, type FormProblem, isEmail, type PhoneRules } from './forms.ts';
export { type Method, type MethodRules, methodsOf, type OfferedMethod, onlyMethod, type Way } from './methods.ts';
export { forbiddenCountryOf, isBusy, secondsToResend } from './selectors.ts';
export { afterSignIn, type AfterSignIn, stepsAfterSignIn } from './after-sign-in.ts';
export { LOGIN_LENGTH } from './constants.ts';
