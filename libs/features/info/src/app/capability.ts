import { capability } from '@livery/widgets/capability';

/** A phone that may have the native application is asked once whether to go on in it. NTF-038, NTF-039 */
export default capability('app-offer', {
  offeredIf: ({ appLink }) => appLink !== undefined,
  overlays: { appOffer: () => import('./app-offer.tsx') },
});
