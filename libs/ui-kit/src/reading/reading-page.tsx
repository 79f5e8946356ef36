import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/text-link.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { chevronLeftIcon } from '../icons/shapes.ts';
import { Icon } from '../icons/icon.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  width: 100%;
  max-width: calc(48.75rem + 2 * var(--gutter));
  margin: 0 auto;
  padding: var(--space-7) var(--gutter) var(--space-9);

  /* The margin is the page's: what stands in it has none of its own. */
  > * {
    --page-margin: 0px;
  }
  &[data-width='wide'] {
    max-width: none;
    padding-left: var(--page-margin);
    padding-right: var(--page-margin);
  }
  @media (max-width: 480px) {
    gap: var(--space-5);
    padding-top: var(--space-4);
    padding-bottom: var(--space-8);
  }
`;

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  > [data-part='back'] {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch-target);
    margin: calc(-1 * var(--space-3)) 0 calc(-1 * var(--space-2)) -4px;
    color: var(--color-text-muted);
    font-size: var(--type-0);
    --icon-size: 1.125rem;
  }
`;

const Lead = styled.div`
  border-radius: var(--radius-card);
  overflow: hidden;
`;

/** A page to read: its title, when it was written, its picture, its text. `wide` holds more than one column. */
export function ReadingPage({
  title,
  lead,
  date,
  dateTime,
  picture,
  back,
  width = 'text',
  children,
}: {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string | undefined;
  readonly date?: string | undefined;
  /** The date for machines. */
  readonly dateTime?: string | undefined;
  readonly picture?: PictureSource | null | undefined;
  /** The page that this one belongs to. */
  readonly back?: { readonly title: string; readonly href: string } | undefined;
  readonly width?: 'text' | 'wide';
  readonly children: ReactNode;
}) {
  return (
    <Page data-width={width}>
      <Head>
        {back && (
          <span data-part="back">
            <Icon shape={chevronLeftIcon} />
            <TextLink href={back.href} tone="muted">
              {back.title}
            </TextLink>
          </span>
        )}
        <Heading level={1} size="page">
          {title}
        </Heading>
        {date && (
          <Text tone="muted" numeric>
            <time dateTime={dateTime}>{date}</time>
          </Text>
        )}
        {lead && <Text size="large">{lead}</Text>}
      </Head>
      {picture && (
        <Lead>
          <Picture
            source={picture}
            ratio="wide"
            title={title}
            stand="none"
            sizes="(min-width: 860px) 780px, 94vw"
            priority
          />
        </Lead>
      )}
      {children}
    </Page>
  );
}

const Lines = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-3);

  [data-part='title'] {
    width: min(70%, 420px);
    font-size: var(--type-4);
  }
  [data-part='paragraph'] > :last-child {
    width: 58%;
  }
  [data-part='picture'] > span {
    aspect-ratio: 16 / 9;
  }
`;

/** A page to read that is still coming: its title, its picture where it has one, its paragraphs. */
export function ReadingSkeleton({ picture = false }: { readonly picture?: boolean }) {
  return (
    <Page as="div" aria-hidden>
      <Lines>
        <div data-part="title">
          <Skeleton shape="line" />
        </div>
        {picture && (
          <div data-part="picture">
            <Skeleton shape="card" />
          </div>
        )}
        <ParagraphLines />
      </Lines>
    </Page>
  );
}

/** The paragraphs of a text that is still coming, under a title that is there. */
export const TextSkeleton = () => (
  <Lines aria-hidden>
    <ParagraphLines />
  </Lines>
);

const ParagraphLines = () =>
  [5, 4, 6].map((lines) => (
    <div key={lines} data-part="paragraph">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="line" />
      ))}
    </div>
  ));
