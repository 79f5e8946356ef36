import { takesWay } from '@livery/domain/sign-in';
import { capability } from '@livery/widgets/capability';

/** A code by SMS, and the choice of a home after it. */
export default capability('auth-address', {
  offeredIf: (brand) => takesWay(brand, 'address'),
  signInMethods: { address: () => import('./address.ts') },
});
