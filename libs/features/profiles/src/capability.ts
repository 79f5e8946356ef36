import { peopleIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';

export default capability('profiles', {
  offeredIf: ({ features }) => features.profiles,
  modals: {
    profiles: { component: () => import('./profiles-dialog.tsx'), likelyFor: ['loggedIn'] },
  },
  settings: {
    profiles: {
      order: 10,
      title: 'account_profiles',
      icon: peopleIcon,
      about: 'settings_profiles_about',
      audience: 'member',
      page: () => import('./profiles-page.tsx'),
    },
  },
  menu: {
    profiles: {
      group: 'viewer',
      order: 10,
      to: '#profiles',
      label: 'account_profiles',
      icon: peopleIcon,
      isFor: ({ viewer }) => viewer === 'loggedIn',
    },
  },
});
