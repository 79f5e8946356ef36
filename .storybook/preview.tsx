import { createI18n } from '@livery/i18n';
import { type Language, languages, shippedLanguages } from '@livery/i18n/languages';
import { LanguageProvider, useT } from '@livery/i18n/react';
import { GlobalStyle, UiProvider } from '@livery/ui-kit/theme';
import type { Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ALL_BRANDS, AllBrands } from './all-brands.tsx';
import { brandIds, wearBrand } from './brands.ts';
import { checkContrastInEveryLook } from './contrast.ts';

const texts = import.meta.glob<Record<string, string>>('../libs/i18n/locales/*/translation.json', {
  import: 'default',
});

const i18n = createI18n({
  language: 'ru',
  load: (language) =>
    texts[`../libs/i18n/locales/${language}/translation.json`]?.() ?? Promise.reject(new Error(language)),
});

function Texts({ children }: { readonly children: ReactNode }) {
  return <UiProvider translate={useT()}>{children}</UiProvider>;
}

const toolbar = (
  description: string,
  icon: 'paintbrush' | 'contrast' | 'globe' | 'component',
  items: readonly { value: string; title: string }[],
) => ({ description, toolbar: { icon, items: [...items], dynamicTitle: true } });
const asItems = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { brand: 'web', scheme: 'own', language: 'ru', density: 'own' },
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', [...asItems(brandIds), { value: ALL_BRANDS, title: 'All brands' }]),
    scheme: toolbar('Scheme', 'contrast', asItems(['own', 'dark', 'light'])),
    language: toolbar(
      'Language',
      'globe',
      shippedLanguages.map((code) => ({ value: code, title: languages[code].ownName })),
    ),
    density: toolbar('Density', 'component', asItems(['own', 'comfortable', 'compact', 'tv'])),
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Actions',
          'Feedback',
          'Pictures',
          'Cards',
          'Rows',
          'Frame',
          'Channels',
          'Player',
          'Screens',
        ],
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const ready = await i18n;
      await ready.setLanguage(globals['language'] as Language);
      return { i18n: ready };
    },
  ],
  decorators: [
    (Story, { id, globals, loaded, parameters }) => {
      if (globals['brand'] === ALL_BRANDS)
        return <AllBrands storyId={id} globals={globals} isPage={Boolean(parameters['bare'])} />;
      const own = (value: unknown) => (value === 'own' ? undefined : String(value));
      wearBrand(String(globals['brand']), {
        scheme: own(globals['scheme']) as 'dark' | 'light' | undefined,
        density: own(globals['density']),
      });
      return (
        <LanguageProvider i18n={loaded['i18n']} timeZone="Asia/Almaty">
          <Texts>
            <GlobalStyle />
            {/* Bare stories stand on the page as the component would; the others get air. */}
            {parameters['bare'] ? (
              <Story />
            ) : (
              <div style={{ padding: 32 }}>
                <Story />
              </div>
            )}
          </Texts>
        </LanguageProvider>
      );
    },
  ],
  afterEach: async ({ canvasElement, parameters, globals, tags }) => {
    // A story tagged `rule` proves a behaviour; how it looks is proven by the stories beside it.
    if (import.meta.env.MODE !== 'test' || parameters['contrast'] === false || tags.includes('rule')) return;
    await checkContrastInEveryLook(canvasElement);
    wearBrand(String(globals['brand']));
  },
};

export default preview;
