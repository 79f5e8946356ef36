import { infoIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

/** Whether the viewer agrees to be counted: asked at the foot of the page, changed in the settings. */
export default capability('figures-answer', {
  offeredIf: ({ rules }) => rules.figures.consent === 'asked',
  overlays: { figuresAnswer: () => import('./answer-panel.tsx') },
  settings: {
    figures: {
      order: 80,
      title: 'figures_title',
      about: 'figures_about',
      icon: infoIcon,
      audience: 'everybody',
      page: () => import('./answer-settings.tsx'),
    },
  },
  stored: { figures_answer: 'kept' },
  texts: true,
});
