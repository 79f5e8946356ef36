import { catalogueApi } from '@livery/api-client/catalogue';
import { useT } from '@livery/i18n/react';
import { Frame, Header } from '@livery/ui-kit/frame';
import { WhenNear } from '@livery/ui-kit/rows';
import { Boundary } from '@livery/widgets/boundary';
import { lazyPart } from '@livery/value/react';
import { useMobileLayout } from '@livery/widgets/rowset-kind';
import { searchPanel } from '@livery/widgets/search-panel';
import { useService, useServices } from '@livery/widgets/services';
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FrameFacts } from './frame-facts.ts';
import { HeadLine } from './head-line.tsx';
import { logoOf } from './logo.ts';
import { currentItem, menuItems, type SiteMenuItem } from './menu.ts';
import { useFrameFacts } from './use-frame-facts.ts';
import { useIdle } from './use-idle.ts';

// What not every window and brand shows comes by itself.
const BottomLine = lazyPart(() => import('./bottom-line.tsx'));
const EmbeddedLine = lazyPart(() => import('./embedded-line.tsx'));
const CatalogueParts = lazyPart(() => import('./catalogue-parts.tsx'));
const TelevisionLine = lazyPart(() => import('./television-line.tsx'));
const SiteFooter = lazyPart(() => import('./site-footer.tsx'));

/** What capabilities add to the frame. */
export interface FrameParts {
  /** Tools at the end of the header. */
  readonly header: ComponentType;
  /** What lies over the page. */
  readonly overlays: ComponentType;
}

/** What the lines of the frame are given. */
export interface FrameLine {
  readonly facts: FrameFacts;
  readonly menu: readonly SiteMenuItem[];
  readonly currentId: string | undefined;
  readonly mobile: boolean;
  readonly parts: FrameParts;
  /** Opens the search over the page. */
  readonly onSearch: () => void;
}

interface Props {
  pathname: string;
  logo: { readonly url: string };
  parts: FrameParts;
  children: ReactNode;
}

/** About as high as the foot: the end of the page does not jump when it comes. */
const FootPlace = styled.div`
  min-height: 320px;
`;

/** What breaks in a part of the frame costs that part, and the page stands. */
const Part = ({ children }: { children: ReactNode }) => (
  <Boundary>
    <Suspense>{children}</Suspense>
  </Boundary>
);

/** Header, navigation and footer around a page. Inside another application the host draws the header. */
export function SiteFrame({ pathname, logo, parts, children }: Props) {
  const t = useT();
  const facts = useFrameFacts(pathname);
  const mobile = useMobileLayout();
  const menu = useMenu(facts);
  const search = useService(searchPanel);
  const isIdle = useIdle();
  const television = useServices().environment.deviceType === 'tv';
  const embedded = !television && facts.brand.rules.pages.frame === 'embedded';
  const { src, name, href } = logoOf(facts, logo.url);
  const currentId = currentItem(menu, pathname);
  const catalogue = mobile && menu.find(({ id, hasParts }) => hasParts && id === currentId);
  const line: FrameLine = { facts, menu, currentId, mobile, parts, onSearch: () => search.set(true) };

  const header = television ? (
    <Part>
      <TelevisionLine {...line} logo={logo.url} />
    </Part>
  ) : (
    <Header logo={<img src={src} alt={name} />} homeHref={href} homeLabel={t('nav_home')}>
      <Part>
        <HeadLine {...line} />
      </Part>
    </Header>
  );
  return (
    <Frame
      layout={mobile ? 'mobile' : 'desktop'}
      header={embedded ? undefined : header}
      bottomNav={
        mobile && (
          <Part>
            <BottomLine {...line} />
          </Part>
        )
      }
      sections={
        (embedded || catalogue) && (
          <Part>
            {embedded ? (
              <EmbeddedLine {...line} />
            ) : (
              catalogue && <CatalogueParts catalogue={catalogue} pathname={pathname} />
            )}
          </Part>
        )
      }
      footer={
        !embedded &&
        !television &&
        isIdle && (
          <WhenNear place={<FootPlace />}>
            <Part>
              <SiteFooter facts={facts} menu={menu} />
            </Part>
          </WhenNear>
        )
      }
    >
      {children}
      <Part>
        <parts.overlays />
      </Part>
    </Frame>
  );
}

function useMenu({ viewer, isChild }: FrameFacts): SiteMenuItem[] {
  const guest = viewer !== 'loggedIn';
  const { data } = catalogueApi.useGetMenuQuery();
  return useMemo(() => menuItems(data?.rowsets ?? [], { guest, child: isChild }), [data, guest, isChild]);
}
