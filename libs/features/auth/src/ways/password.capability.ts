import { takesWay } from '@livery/domain/sign-in';
import { capability } from '@livery/widgets/capability';

/** A login and a password. */
export default capability('auth-password', {
  offeredIf: (brand) => takesWay(brand, 'password'),
  signInMethods: { password: () => import('./password.ts') },
});
