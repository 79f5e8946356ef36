import { capability } from '@livery/widgets/capability';

export default capability('auth', {
  routes: { pages: { path: ['/auth_methods', '/welcome'], screen: () => import('./sign-in-pages.tsx') } },
  modals: {
    auth: { authOnly: true, component: () => import('./sign-in-dialog.tsx'), likelyFor: ['guest'] },
  },
  gates: { signIn: () => import('./sign-in-gate.ts') },
});
