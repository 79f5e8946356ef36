import { capability } from '@livery/widgets/capability';

export default capability('catalogue', {
  routes: {
    home: { path: ['/', '/startpage'], screen: () => import('./home-page.tsx') },
    // A page of rows; what no other route takes is a slug of the server's menu, and a part of such a page.
    rowset: { path: ['/rowset/:id', '/catalog/:id', '/:id'], screen: () => import('./rowset-page.tsx') },
    row: { path: ['/row/:id', '/:catalog/:id'], screen: () => import('./row-page.tsx') },
  },
  parts: { linkedRow: () => import('./linked-row.tsx'), foundRow: () => import('./found-row.tsx') },
});
