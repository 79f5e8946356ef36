import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Icon } from '../icons/icon.tsx';
import { chevronLeftIcon, closeIcon } from '../icons/shapes.ts';
import { Scene } from '../states/scene.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

/** From here on the list of the pages stands beside the page. */
const WIDE = '@media (min-width: 1040px)';
/** From here on it stands beside the summary too; below, the tiles of the summary are the list. */
const SUMMARY = '@media (min-width: 1200px)';

/** The brand's scene, at the foot of the page. */
const GROUND = `
  display: block;
  position: absolute;
  z-index: -1;
  right: 0;
  bottom: 0;
  left: 0;
  height: min(46vh, 30vw);
  opacity: 0.4;
  mask: linear-gradient(transparent, #000 70%);
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  /* Widths of text grow with it: ten feet away it is half as large again. */
  max-width: calc(45rem + 2 * var(--gutter));
  margin: 0 auto;
  padding: var(--space-6) var(--gutter) var(--space-9);

  /* The margin is the page's: what stands in it has none of its own. */
  > * {
    --page-margin: 0px;
  }
  /* The summary stands as wide as the head of the site. */
  &[data-width='wide'] {
    position: relative;
    isolation: isolate;
    align-content: start;
    overflow: hidden;
    /* No scroller: the list beside it keeps to the window. */
    overflow: clip;
    max-width: none;
    padding-left: var(--page-margin);
    padding-right: var(--page-margin);
  }
  /* What is said in place of a page has a scene of its own. */
  &&:has([data-part='art']) > [data-part='ground'] {
    display: none;
  }
  > [data-part='ground'] {
    display: none;
  }
  @media (min-width: 1040px) and (min-height: 640px) {
    &[data-width='wide'] {
      min-height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
    }
    &[data-width='wide'] > [data-part='ground'] {
      ${GROUND}
    }
  }
  &[data-aside] > nav {
    display: none;
  }
  ${WIDE} {
    &[data-aside] {
      grid-template-columns: 19rem minmax(0, 1fr);
      align-items: start;
      gap: var(--space-7);
      max-width: calc(70rem + 2 * var(--gutter));
    }
    &[data-aside] > nav {
      position: sticky;
      top: calc(var(--header-height, 72px) + var(--space-4));
    }
    &[data-aside]:not([data-width='wide']) > nav {
      display: block;
    }
    &[data-aside][data-width='wide'] {
      grid-template-columns: minmax(0, 1fr);
      max-width: none;
    }
  }
  ${SUMMARY} {
    &&[data-aside] {
      grid-template-columns: 19rem minmax(0, 1fr);
      max-width: none;
      /* Where the list stands beside every page. */
      padding-inline: max(var(--gutter), calc((100% - 70rem) / 2));
    }
    &[data-aside][data-width='wide'] > nav {
      display: block;
    }
  }
  /* A page of few lines is no empty one: below them is the brand's own ground. */
  ${SUMMARY} and (min-height: 640px) {
    &[data-aside] {
      position: relative;
      isolation: isolate;
      align-content: start;
      overflow: clip;
      min-height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
    }
    &[data-aside] > [data-part='ground'] {
      ${GROUND}
    }
    /* Words may stand on it. */
    &[data-aside]:not([data-width='wide']) > [data-part='ground'] {
      opacity: 0.3;
    }
  }
  @media (max-width: 480px) {
    padding-top: var(--space-3);
  }

  ${slot('account', 'settingsPage')}
`;

const Body = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  /* Below a list: on a phone a button is as wide as the lines above it, elsewhere as its words. */
  @media (min-width: 481px) {
    > [data-kind]:not([data-wide]) {
      justify-self: start;
    }
  }
  /* In a low window the head of the site and the list of pages stay in sight: what is set scrolls in itself. BOOT-048 */
  @media (max-height: 639px) {
    max-height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
    max-height: calc(100svh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
    overflow-y: auto;
    overscroll-behavior: contain;
    /* Room for the focus rings, which a scroller would cut off. */
    margin: calc(-1 * var(--ring-room));
    padding: var(--ring-room);
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-3);

  > [data-part='back'] {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch-target);
    margin-left: -4px;
    color: var(--color-text-muted);
    font-size: var(--type-0);
    --icon-size: 1.125rem;
  }
  > [data-part='back'] > a {
    padding: 12px 12px 12px 0;
  }
  > [data-part='words'] {
    grid-column: 1 / -1;
    display: grid;
    /* A long word at twice the size is wider than a phone: it breaks. */
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
  > [data-part='words'][data-faced] {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: var(--space-5);
    --avatar-size: 104px;

    @media (max-width: 600px) {
      column-gap: var(--space-4);
      --avatar-size: 64px;
    }
  }
  > [data-faced] > :first-child {
    grid-row: 1 / 3;
  }
  > [data-faced] > h1 {
    align-self: end;
  }
  > [data-faced] > h1 + * {
    align-self: start;
    overflow-wrap: anywhere;
  }
`;

/** A page of the settings: its title, the way back and the way out; on a wide window the other pages beside it. ACC-017, ACC-018 */
export function SettingsFrame({
  title,
  lead,
  back,
  onClose,
  aside,
  face,
  width = 'page',
  children,
}: {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string | undefined;
  readonly back: { readonly title: string; readonly href: string };
  readonly onClose: () => void;
  /** `SettingsLinks` of all pages. */
  readonly aside?: ReactNode;
  /** An `Avatar`: whose settings they are. */
  readonly face?: ReactNode;
  readonly width?: 'page' | 'wide';
  readonly children: ReactNode;
}) {
  const translate = useUiText();
  return (
    <Page data-aside={aside ? '' : undefined} data-width={width}>
      {aside}
      {(width === 'wide' || Boolean(aside)) && (
        <div data-part="ground">
          <Scene />
        </div>
      )}
      <Body>
        <Head>
          <span data-part="back">
            <Icon shape={chevronLeftIcon} />
            <TextLink href={back.href} tone="muted">
              {back.title}
            </TextLink>
          </span>
          <IconButton icon={closeIcon} label={translate('action_close')} round onClick={onClose} />
          <div data-part="words" data-faced={face ? '' : undefined}>
            {face}
            <Heading level={1} size="page">
              {title}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </div>
        </Head>
        {children}
      </Body>
    </Page>
  );
}
