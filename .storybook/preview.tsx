import { createI18n } from '@livery/i18n';
import { LanguageProvider, useT } from '@livery/i18n/react';
import { TelevisionStyle } from '@livery/ui-kit/television';
import { GlobalStyle, UiProvider } from '@livery/ui-kit/theme';
import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense } from 'react';
import { configure } from 'storybook/test';
import { wearBrand } from './brands.ts';
import { checkContrastInEveryLook } from './contrast.ts';
import { firstChoice, readToolbar, toolbarMenus, type ToolbarChoice } from './toolbar.ts';
import { Windows } from './windows.tsx';

const texts = import.meta.glob<Record<string, string>>('../libs/i18n/locales/*/translation.json', {
  import: 'default',
});

const i18n = createI18n({
  language: 'ru',
  load: (language) =>
    texts[`../libs/i18n/locales/${language}/translation.json`]?.() ?? Promise.reject(new Error(language)),
});

/** As long as any other test in a browser waits: a loaded machine may owe a frame for more than the second of the library. */
configure({ asyncUtilTimeout: 10_000 });

/** A story that is only looked at or tested needs nothing of it. */
const LazyDocsPage = lazy(() => import('./docs-page.tsx').then(({ DocsPage }) => ({ default: DocsPage })));
const DocsPage = () => (
  <Suspense>
    <LazyDocsPage />
  </Suspense>
);

/** This page is one of the windows that another page of Storybook shows side by side. */
const isWindow = new URLSearchParams(location.search).has('embed');

/** Whether the story stands in windows of its own. A page of documentation holds many stories; windows for each would be dozens of documents. */
const isInWindows = ({ brands, window }: ToolbarChoice, viewMode: string) =>
  viewMode === 'story' && !isWindow && (brands.length > 1 || window !== undefined);

/** What is played on a story has nothing to press among windows: Storybook asks whether to play after the story was drawn. */
function setAutoplay(plays: boolean): void {
  const { currentRender } = (globalThis as { __STORYBOOK_PREVIEW__?: RenderHolder }).__STORYBOOK_PREVIEW__ ?? {};
  if (currentRender?.renderOptions && !isWindow) currentRender.renderOptions.autoplay = plays;
}

interface RenderHolder {
  readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } };
}

function Texts({ children }: { readonly children: ReactNode }) {
  return <UiProvider translate={useT()}>{children}</UiProvider>;
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: firstChoice,
  globalTypes: toolbarMenus,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: DocsPage },
    // The toolbar's own menus know brands, schemes and televisions.
    backgrounds: { disable: true },
    viewport: { disable: true },
    options: {
      storySort: {
        // From what all are made of to whole capabilities. Each story stands in one of them.
        order: [
          'Foundations',
          'Screens',
          'Actions',
          'Forms',
          'Feedback',
          'Overlay',
          'Pictures',
          'Navigation',
          'Frame',
          'Cards',
          'Rows',
          'Search',
          'Content',
          'Pages',
          'Channels',
          'Player',
          'Television',
          'Sign in',
          'Profiles',
          'Parental',
          'Account',
          'Packets',
          'Payment',
          'Promo',
        ],
      },
    },
  },
  loaders: [
    async ({ globals, viewMode }) => {
      setAutoplay(viewMode === 'story' && !isInWindows(readToolbar(globals), viewMode));
      const ready = await i18n;
      await ready.setLanguage(readToolbar(globals).language);
      return { i18n: ready };
    },
  ],
  decorators: [
    (Story, { id, globals, loaded, parameters, viewMode }) => {
      const choice = readToolbar(globals);
      const [brand = ''] = choice.brands;
      if (isInWindows(choice, viewMode)) {
        const storyHeight = parseInt(parameters['docs']?.story?.height) || undefined;
        return <Windows storyId={id} choice={choice} isPage={Boolean(parameters['bare'])} storyHeight={storyHeight} />;
      }
      wearBrand(brand, choice);
      return (
        <LanguageProvider i18n={loaded['i18n']} timeZone="Asia/Almaty">
          <Texts>
            <GlobalStyle />
            <TelevisionStyle />
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
    wearBrand(readToolbar(globals).brands[0] ?? '');
  },
};

export default preview;
