import { takesWay } from '@livery/domain/sign-in';
import { capability } from '@livery/widgets/capability';

/** A code at an address of the provider's own. */
export default capability('auth-identifier', {
  offeredIf: (brand) => takesWay(brand, 'identifier'),
  signInMethods: { identifier: () => import('./identifier.ts') },
});
