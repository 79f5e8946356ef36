import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Heading } from '../text/heading.tsx';
import { cutText } from '../text/cut-text.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

/** About two lines beside a picture; what is longer unfolds. */
const ABOUT_LIMIT = 150;

const Panel = styled.header`
  grid-area: panel;
  display: grid;
  grid-template: 'words next' auto 'actions next' auto / minmax(0, 1fr) minmax(260px, 36%);
  align-items: center;
  gap: var(--space-2) var(--space-5);
  min-width: 0;
  min-height: 112px;
  --next-height: 80px;
  --actions-height: 86px;
  padding: var(--space-4) var(--space-5) var(--space-3);

  > [data-part='words'] {
    grid-area: words;
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }
  [data-part='meta'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='about'] {
    min-height: 1.45em;
    color: var(--color-text-normal);
    font-size: var(--type--1);
    line-height: 1.45;
    text-wrap: pretty;
  }
  [data-part='about'] > button {
    position: relative;
    margin-left: 0.5em;
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    text-decoration: underline;
    text-decoration-color: var(--color-outline);
    text-underline-offset: 0.25em;
  }
  /* The line of a text is lower than a finger. */
  [data-part='about'] > button::after {
    content: '';
    position: absolute;
    left: -4px;
    right: -4px;
    top: 50%;
    height: var(--touch-target);
    transform: translateY(-50%);
  }
  > [data-part='facts'] {
    display: none;
  }
  > [data-part='actions'] {
    grid-area: actions;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-1);
  }
  /* Signs with their words: quieter than what plays. */
  [data-part='signs'] {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    --button-small-size: var(--type--1);
    --button-side: 11px;
    --button-ghost-text: var(--color-text-normal);
    --button-case: none;
    --button-font: var(--font-text);
    --button-weight: var(--weight-bold);
  }
  > [data-part='next'] {
    grid-area: next;
    min-width: 0;
    /* Kept while nobody knows what comes next. */
    min-height: var(--next-height);
  }
  /* The signs have a line of their own, below that of what plays: both are kept, so that what comes later moves none. */
  @media (min-width: 481px) {
    > [data-part='actions'] {
      align-content: flex-end;
      min-height: var(--actions-height);
    }
    /* Their icons stand where the words above begin. */
    [data-part='signs'] {
      order: 1;
      flex: 1 0 100%;
      margin-left: calc(var(--button-side) * -0.8);
    }
  }
  @media (max-width: 480px) {
    /* What plays has a line of its own; below it each word under its sign, side by side. */
    > [data-part='actions'] > a:not([aria-label]) {
      flex: 1 0 100%;
      min-height: var(--touch-target);
    }
    > [data-part='actions'] > a[aria-label] {
      flex: 0 0 44px;
    }
    /* As many places as there can be signs: what comes later moves none. */
    [data-part='signs'] {
      flex: 1 1 0;
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    [data-part='signs'] > * {
      align-items: flex-start;
      min-width: 0;
      min-height: 66px;
      padding: 6px 2px;
    }
    [data-part='signs'] [data-part='label'] {
      flex-direction: column;
      gap: 4px;
      line-height: 1.2;
      overflow-wrap: anywhere;
    }
  }
  [data-narrow] & {
    grid-template: 'words' auto 'actions' auto 'next' auto / minmax(0, 1fr);
    padding: var(--space-4) var(--space-4) 0;
  }
  /* Two lines from the beginning: what is told there comes late. */
  [data-narrow] & [data-part='about'] {
    min-height: 2.9em;
  }

  ${slot('channels', 'programmePanel')}
  [data-narrow] & {
    ${slot('channels', 'narrowProgrammePanel')}
  }
`;

export interface ProgrammeFact {
  readonly id: 'time' | 'left' | 'length' | 'age';
  readonly label: string;
  readonly value: string;
}

/** What is told of the programme on the screen: its name and times, what it is about, what can be done, and what comes after it. */
export function ProgrammePanel({
  title,
  meta,
  age,
  about,
  facts,
  actions,
  next,
}: {
  readonly title: string;
  readonly meta: string;
  readonly age?: string | undefined;
  readonly about?: string | undefined;
  /** Looks that tell by figures show them; others have them in the line below the title. */
  readonly facts: readonly ProgrammeFact[];
  readonly actions: ReactNode;
  readonly next?: ReactNode;
}) {
  return (
    <Panel data-part="panel">
      <div data-part="words">
        <Heading level={1} size="section">
          {title}
        </Heading>
        <div data-part="meta">
          <span>{meta}</span>
          {age !== undefined && <Badge tone="outline">{age}</Badge>}
        </div>
        <About key={about} text={about ?? ''} />
      </div>
      {facts.length > 0 && (
        <dl data-part="facts">
          {facts.map(({ id, label, value }) => (
            <div key={id} data-fact={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div data-part="actions">{actions}</div>
      {next !== undefined && <div data-part="next">{next}</div>}
    </Panel>
  );
}

/** Its first words, and a button for the rest. */
function About({ text }: { readonly text: string }) {
  const translate = useUiText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const cut = cutText(text, ABOUT_LIMIT);
  return (
    <p data-part="about">
      <span id={id}>{isOpen ? text : cut}</span>
      {cut !== text && (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {translate(isOpen ? 'action_less' : 'action_more')}
        </button>
      )}
    </p>
  );
}

const Coming = styled(Panel)`
  [data-part='words'] > :first-child {
    width: min(420px, 80%);
    font-size: var(--type-3);
  }
  [data-part='words'] > :nth-child(2) {
    width: min(320px, 62%);
  }
`;

/** The same place while nothing is known. */
export const ProgrammePanelPlace = () => (
  <Coming as="div">
    <div data-part="words">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  </Coming>
);
