import { PlayerHost } from '@livery/features/player-host';
import type { I18n } from '@livery/i18n';
import { LanguageProvider, useT } from '@livery/i18n/react';
import { GlobalStyle, UiProvider, type UiTranslate } from '@livery/ui-kit/theme';
import { Boundary } from '@livery/widgets/boundary';
import { isEmbedded } from '@livery/domain/embedded';
import { ServicesProvider, type Services } from '@livery/widgets/services';
import { ToastsProvider } from '@livery/widgets/toasts';
import { lazyPart } from '@livery/value/react';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BootGate } from './boot/boot-gate.tsx';
import { StoreProvider } from './boot/first-drawing.tsx';
import type { WhoWatches } from './boot/who-watches.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScrollRestoration } from './history/scroll-restoration.tsx';
import { RouterLink } from './history/router-link.tsx';
import { SiteRouter } from './history/site-router.tsx';
import { ModalHost } from './modals/modal-host.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Pages } from './routes/pages.tsx';
import { PrepareScreenProvider } from './routes/prepare-screen.ts';
import type { Screens } from './routes/screens.ts';
import type { Store } from './store.ts';

interface AppProps {
  store: Store;
  services: Services;
  i18n: I18n;
  screens: Screens;
  whoWatches: WhoWatches | null;
  hlsWorkerPath: string;
  logo: { readonly url: string; readonly width: number; readonly height: number };
}

/** Only television sets have it. */
export const Television = lazyPart(() => import('./television/television.tsx'));

/** Everything that surrounds the screens, outermost first. */
export function App({ store, services, i18n, screens, whoWatches, hlsWorkerPath, logo }: AppProps) {
  return (
    <StoreProvider store={store}>
      <ServicesProvider services={services}>
        <LanguageProvider i18n={i18n}>
          <SiteRouter>
            <Ui screens={screens}>
              <GlobalStyle />
              {services.environment.deviceType === 'tv' && (
                <Suspense>
                  <Television />
                </Suspense>
              )}
              <ErrorBoundary>
                <ToastsProvider>
                  <ModalHost>
                    <ScrollRestoration />
                    <BootGate whoWatches={whoWatches} beside={<Follows screens={screens} />}>
                      <OfflineBar />
                      <PlayerHost hlsWorkerPath={hlsWorkerPath}>
                        <Pages screens={screens} logo={logo} />
                      </PlayerHost>
                    </BootGate>
                  </ModalHost>
                </ToastsProvider>
              </ErrorBoundary>
            </Ui>
          </SiteRouter>
        </LanguageProvider>
      </ServicesProvider>
    </StoreProvider>
  );
}

/** What follows payments and codes, over any page of ours: inside of another site nobody pays. PACK-006 */
function Follows({ screens }: { screens: Screens }) {
  return (
    !isEmbedded(useLocation().pathname) && (
      <Boundary>
        <Suspense>
          <screens.follows />
        </Suspense>
      </Boundary>
    )
  );
}

function Ui({ screens, children }: { screens: Screens; children: ReactNode }) {
  const t = useT();
  return (
    <UiProvider translate={t as UiTranslate} link={RouterLink}>
      <PrepareScreenProvider value={screens.prepare}>{children}</PrepareScreenProvider>
    </UiProvider>
  );
}
