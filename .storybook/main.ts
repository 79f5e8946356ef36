import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { everyLook } from '@livery/vite-brand/looks';

/** Found before the first story, so that the page is not loaded again in the middle of a test. */
const EARLY = ['i18next', 'axe-core', 'styled-components', 'react-dom/client'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../libs/*/src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Lessons about the tool itself are in the way of whoever looks at the product.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { optimizeDeps: { include: EARLY }, plugins: [everyLook()] }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
