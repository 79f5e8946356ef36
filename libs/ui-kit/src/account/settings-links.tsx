import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { chevronRightIcon, type IconShape } from '../icons/shapes.ts';
import { clampLines, focusRing, oneLine } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

/** A tile is a line on a phone, else a card. */
export const tileColumns = `
  gap: var(--space-3);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const CARDS = '@media (min-width: 600px)';
/** From here on the list of the pages stands beside the tiles: they say what is set, in large letters. */
const SUMMARY = '@media (min-width: 1200px)';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  nav[data-look='tiles'] > & {
    ${tileColumns}
    ${slot('account', 'settingsTiles')}

    ${SUMMARY} {
      > li[data-plain] {
        display: none;
      }
    }
  }
  nav[data-look='aside'] > & {
    gap: 2px;
    ${slot('account', 'settingsAside')}
  }
`;

const Line = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-4);
  min-height: 72px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  color: var(--color-text-strong);
  --icon-size: 1.5rem;

  > svg {
    color: var(--color-text-muted);
  }
  > svg:last-child {
    --icon-size: 1.125rem;
  }
  > span {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  strong {
    font-weight: var(--weight-bold);
    ${oneLine}
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
    ${oneLine}
  }
  &:hover {
    background: var(--color-surface-2);
  }
  &:focus-visible {
    ${focusRing}
  }
  /* As high with what is set there, which comes later, as without. */
  nav[data-look='aside'] & {
    min-height: 62px;
    padding: var(--space-2) var(--space-3);
    border-color: transparent;
    background: none;
    color: var(--color-text-normal);
    column-gap: var(--space-3);
    --icon-size: 1.375rem;
  }
  nav[data-look='aside'] &:hover {
    background: var(--color-surface-1);
    color: var(--color-text-strong);
  }
  nav[data-look='aside'] & strong {
    font-weight: inherit;
  }
  nav[data-look='aside'] &[aria-current] {
    background: var(--aside-current, var(--current-line));
    color: var(--aside-current-text, var(--color-text-strong));
    font-weight: var(--weight-bold);
  }
  nav[data-look='aside'] &[aria-current] > svg {
    color: var(--aside-current-text, var(--color-accent-text));
  }
  nav[data-look='aside'] &[aria-current] small {
    color: var(--aside-current-text, var(--color-text-normal));
  }
  nav[data-look='aside'] & small {
    font-weight: var(--weight-text);
  }
  /* Where there is room each is a card: its sign, and at the foot what it is called and what is set there. */
  nav[data-look='tiles'] & > svg:first-child {
    box-sizing: content-box;
    padding: 10px;
    border-radius: var(--radius-m);
    background: var(--color-surface-2);
    color: var(--color-accent-text);
  }
  nav[data-look='tiles'] & strong,
  nav[data-look='tiles'] & small {
    white-space: normal;
    overflow-wrap: anywhere;
    hyphens: auto;
    ${clampLines(2)}
  }
  ${CARDS} {
    nav[data-look='tiles'] & strong {
      font-family: var(--font-display);
      font-size: var(--type-1);
      font-weight: var(--weight-display);
      letter-spacing: var(--display-tracking);
      line-height: 1.2;
      text-transform: var(--display-case);
    }
  }
  ${CARDS} {
    nav[data-look='tiles'] & {
      grid-template: minmax(44px, 1fr) auto / minmax(0, 1fr) auto;
      align-items: start;
      gap: var(--space-4);
      height: 100%;
      min-height: 184px;
      padding: var(--space-5);
    }
    nav[data-look='tiles'] & > span {
      grid-area: 2 / 1 / 3 / 3;
      gap: var(--space-1);
    }
    nav[data-look='tiles'] & > svg:last-child {
      grid-area: 1 / 2;
    }
  }

  ${SUMMARY} {
    nav[data-look='tiles'] & {
      min-height: 160px;
    }
    nav[data-look='tiles'] & strong {
      color: var(--color-text-muted);
      font-family: var(--font-text);
      font-size: var(--type-0);
      font-weight: var(--weight-text);
      letter-spacing: normal;
      text-transform: none;
    }
    nav[data-look='tiles'] & small {
      color: var(--color-text-strong);
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      line-height: 1.15;
    }
  }

  nav[data-look='tiles'] & {
    ${slot('account', 'settingsTile')}
  }
`;

export interface SettingsLink {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  /** What is set there now, in a few words. */
  readonly detail?: string | undefined;
  /** It says only what the page is for: a summary of what is set leaves it out. */
  readonly plain?: boolean;
  readonly href: string;
  /** The page that is open. */
  readonly current?: boolean;
}

/**
 * The pages of the settings: `tiles` as a page of its own, `list` under one another, `aside` beside the page that is open. On a wide window the tiles
 * stand beside such a list, and sum up what is set. ACC-015
 */
export function SettingsLinks({
  label,
  links,
  look = 'list',
}: {
  readonly label: string;
  readonly links: readonly SettingsLink[];
  readonly look?: 'tiles' | 'list' | 'aside';
}) {
  return (
    <nav aria-label={label} data-look={look}>
      <List>
        {links.map(({ id, label: name, icon, detail, plain, href, current = false }) => (
          <li key={id} data-plain={plain || undefined}>
            <Line as={UiLink} href={href} aria-current={current ? 'page' : undefined}>
              <Icon shape={icon} />
              <span>
                <strong>{name}</strong>
                {detail && <small>{detail}</small>}
              </span>
              {look !== 'aside' && <Icon shape={chevronRightIcon} />}
            </Line>
          </li>
        ))}
      </List>
    </nav>
  );
}
