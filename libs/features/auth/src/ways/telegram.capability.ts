import { takesWay } from '@livery/domain/sign-in';
import { capability } from '@livery/widgets/capability';

/** A code through a messenger, where the phone has one. */
export default capability('auth-telegram', {
  offeredIf: (brand) => takesWay(brand, 'telegram'),
  signInMethods: { telegram: () => import('./telegram.ts') },
});
