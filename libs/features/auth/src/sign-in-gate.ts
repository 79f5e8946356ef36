import type { OpenGate } from '@livery/widgets/capability';

/** A guest signs in first. */
const signInGate: OpenGate = async ({ show }, _request, signal) => {
  let isSignedIn = false;
  await show('auth', { onSignedIn: () => (isSignedIn = true) }, signal);
  return isSignedIn;
};
export default signInGate;
