import { takesWay } from '@livery/domain/sign-in';
import { capability } from '@livery/widgets/capability';

/** A code by SMS. */
export default capability('auth-phone', {
  offeredIf: (brand) => takesWay(brand, 'phone'),
  signInMethods: { phone: () => import('./phone.ts') },
});
