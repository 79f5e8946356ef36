import { capability } from '@livery/widgets/capability';

export default capability('guide', {
  offeredIf: ({ features }) => features.guide,
  routes: { guide: { path: '/channels/guide', screen: () => import('./guide-page.tsx') } },
});
