import { capability } from '@livery/widgets/capability';

export default capability('news', {
  offeredIf: ({ features }) => features.news,
  routes: { news: { path: ['/news', '/news/:id'], screen: () => import('./news-pages.tsx') } },
});
