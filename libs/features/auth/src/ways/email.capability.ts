import { takesWay } from '@livery/domain/sign-in';
import { capability } from '@livery/widgets/capability';

/** A code by e-mail. */
export default capability('auth-email', {
  offeredIf: (brand) => takesWay(brand, 'email'),
  signInMethods: { email: () => import('./email.ts') },
});
