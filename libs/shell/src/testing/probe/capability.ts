import { infoIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    probe: Record<never, never>;
  }
}
declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

/** What a capability can be: one of everything, all of it from this folder. */
export default capability('probe', {
  routes: {
    page: { path: '/probe', screen: () => import('./probe-parts.tsx').then(({ Page }) => ({ default: Page })) },
  },
  modals: { probe: { component: () => import('./probe-parts.tsx').then(({ Modal }) => ({ default: Modal })) } },
  settings: {
    probe: {
      order: 90,
      title: 'probe_title',
      icon: infoIcon,
      audience: 'everybody',
      page: () => import('./probe-parts.tsx').then(({ Settings }) => ({ default: Settings })),
    },
  },
  menu: { probe: { group: 'help', order: 5, to: '/probe', label: 'probe_title', icon: infoIcon } },
  commands: { probe: { key: 'p', label: 'probe_title', track: 'watch_tv', run: ({ goTo }) => goTo('/probe') } },
  gates: { purchase: () => import('./probe-gate.ts') },
  state: () => import('./probe-state.ts'),
  listens: () => import('./probe-listener.ts'),
  stored: { probe_seen: 'kept', probe_draft: 'removed' },
  texts: true,
});
