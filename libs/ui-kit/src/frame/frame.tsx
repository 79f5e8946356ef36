import { useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { useUiText } from '../theme/ui-context.tsx';

const CONTENT_ID = 'content';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  --header-height: 80px;
  --sections-height: 56px;

  &[data-layout='mobile'] {
    --header-height: 64px;
    padding-bottom: var(--bottom-nav-height);
  }
  &[data-bare] {
    --header-height: 0px;
  }
`;

const Skip = styled.a`
  position: fixed;
  z-index: 70;
  top: 8px;
  left: 8px;
  padding: 12px 20px;
  border-radius: var(--radius-s);
  background: var(--color-surface-2);
  color: var(--color-text-strong);
  font-weight: var(--weight-bold);
`;

/** As high as the window: the foot waits below it and is pushed out of view by nothing that comes later. */
const Main = styled.main`
  flex: 1 0 auto;
  min-width: 0;
  min-height: 100vh;
  outline: none;

  /* Pictures that begin under the head begin under the sections too. */
  &[data-sections] {
    --header-height: calc(64px + var(--sections-height));
  }
  [data-bare] > &[data-sections] {
    --header-height: var(--sections-height);
  }
`;

/** Keeps its height before there is anything in it. */
const Sections = styled.div`
  position: relative;
  z-index: 15;
  height: var(--sections-height);
`;

/**
 * The page's skeleton: a way past the navigation, head, content, foot, and on phones the bar at the bottom. `bare` pages (embeds,
 * brands inside of another application) have no head of their own.
 */
export function Frame({
  layout,
  header,
  bottomNav,
  footer,
  sections,
  children,
}: {
  readonly layout: 'desktop' | 'mobile';
  readonly header?: ReactNode;
  readonly bottomNav?: ReactNode;
  readonly footer?: ReactNode;
  /** A `SectionBar` above the page; a picture that the page begins with runs under it. */
  readonly sections?: ReactNode;
  readonly children: ReactNode;
}) {
  const translate = useUiText();
  const hasBottomNav = Boolean(bottomNav);
  // What floats at the foot of the window stands above the bar, wherever in the page it is. Said with the frame itself, before the bar
  // has come: a change at the root has the whole page styled anew.
  useLayoutEffect(() => {
    if (!hasBottomNav) return undefined;
    document.documentElement.dataset['bottomNav'] = '';
    return () => void delete document.documentElement.dataset['bottomNav'];
  }, [hasBottomNav]);
  return (
    <Page data-layout={bottomNav ? layout : 'desktop'} data-bare={header ? undefined : true}>
      <Skip href={`#${CONTENT_ID}`} data-visually-hidden onClick={skip}>
        {translate('skip_to_content')}
      </Skip>
      {header}
      <Main id={CONTENT_ID} tabIndex={-1} data-sections={sections ? true : undefined}>
        {sections && <Sections>{sections}</Sections>}
        {children}
      </Main>
      {footer}
      {bottomNav}
    </Page>
  );
}

/** Moves the focus without touching the address: the hash belongs to the modals. */
function skip(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}
