import { platformApi } from '@livery/api-client/platform';
import { selectSession, sessionNetwork, type CallAnswer } from '@livery/domain/session';
import { submitLogin } from '@livery/domain/session/submit-login';
import {
  methodsOf,
  signIn,
  signInEffects,
  type CodeWay,
  type SignInMethod,
  type PasswordWay,
  type SignInWays,
} from '@livery/domain/sign-in';
import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import { useServices } from '@livery/widgets/services';
import { useMachine } from '@livery/widgets/use-machine';
import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';

/** What the brand takes; nothing is drawn before it is here. */
const useWays = (): SignInWays => tableOf(useCapabilities(), 'signInMethods');

/** The machine of a sign-in dialogue. */
export function useSignIn() {
  const store = useStore();
  const { brand, clock } = useServices();
  const signInWays = useWays();
  const { autoRegisterPrefix, loginPadding } = brand.rules.auth;
  return useMachine(
    signIn,
    signInEffects({
      clock,
      codeWay: (method) => loaded(codeWay(signInWays, method)),
      passwordWay: () => loaded(passwordWay(signInWays)),
      submitLogin: (login, signal) => submitLogin(store, login, signal),
      rules: { autoRegisterPrefix, loginPadding },
    }),
  );
}

/** The ways in that the server offers and the brand takes; null while the server is being asked. AUTH-004, AUTH-006 */
export function useMethods(): readonly SignInMethod[] | null {
  const { brand } = useServices();
  const signInWays = useWays();
  const network = sessionNetwork(useSelector(selectSession));
  const { data, isLoading } = platformApi.useGetAuthPageQuery();
  const phoneCodeLength = network?.phoneOtpLength ?? null;
  return useMemo(() => {
    if (isLoading) return null;
    const { otpIdentifier, addressSelection, requiredPhonePrefix, alternativePhone } = brand.rules.auth;
    const rules = { otpIdentifier, addressSelection, requiredPhonePrefix, alternativePhone, phoneCodeLength };
    const taken = methodsOf(data?.authMethods ?? [], rules).filter(({ way }) => signInWays[way] !== undefined);
    return taken.length > 0 ? taken : methodsOf([], rules);
  }, [brand, data, isLoading, phoneCodeLength, signInWays]);
}

/** What cannot be loaded is said as a call that fails is: the connection may be back at the next press. */
const loaded = <Way>(way: Promise<Way>): Promise<CallAnswer<Way>> =>
  way.then(
    (data) => ({ data }),
    ({ message }: Error) => ({ error: { kind: 'network', message } }),
  );

async function codeWay(ways: SignInWays, { way, identifier }: SignInMethod): Promise<CodeWay> {
  if (way === 'identifier' && ways.identifier && identifier !== null)
    return (await ways.identifier()).default(identifier);
  const load = way === 'password' || way === 'identifier' ? undefined : ways[way];
  if (!load) throw new Error(`The brand takes no way in by ${way}.`);
  return (await load()).default;
}

async function passwordWay({ password }: SignInWays): Promise<PasswordWay> {
  if (!password) throw new Error('The brand takes no way in by password.');
  return (await password()).default;
}
