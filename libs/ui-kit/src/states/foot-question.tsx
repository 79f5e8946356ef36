import type { ReactNode } from 'react';
import styled from 'styled-components';

const Region = styled.section`
  position: fixed;
  z-index: 20;
  /* Beside a television's rail. */
  left: var(--rail-width, 0);
  right: 0;
  bottom: var(--bottom-nav-height, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--page-margin);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface-2);
  box-shadow: var(--shadow-2);

  > p {
    flex: 1 1 20rem;
    max-width: 46rem;
    margin: 0;
    color: var(--color-text-normal);
    font-size: var(--type--1);
    line-height: 1.45;
    text-wrap: pretty;
  }
  > div {
    display: flex;
    gap: var(--space-2);
  }
  &[data-gave-way] {
    visibility: hidden;
  }
  @media (max-width: 767px) {
    > p,
    > div {
      flex: 1 1 100%;
    }
    > div > * {
      flex: 1;
    }
  }
`;

/** The page ends above the question, and what floats in a corner stands above it: `--foot-question-height`. */
function makeRoom(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const { style } = document.body;
  const observer = new ResizeObserver(() => {
    style.paddingBottom = `${region.offsetHeight}px`;
    style.setProperty('--foot-question-height', style.paddingBottom);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.paddingBottom = '';
    style.removeProperty('--foot-question-height');
  };
}

/** A question at the foot of the page that blocks nothing: the page goes on under it until somebody answers. It takes no focus. */
export function FootQuestion({
  label,
  text,
  gaveWay = false,
  children,
}: {
  readonly label: string;
  readonly text: string;
  /** Something else stands in its place for a moment: its room stays, so that the page does not jump. */
  readonly gaveWay?: boolean;
  /** The answers, each as easy to give as the other. */
  readonly children: ReactNode;
}) {
  return (
    <Region ref={makeRoom} aria-label={label} data-gave-way={gaveWay || undefined}>
      <p>{text}</p>
      <div>{children}</div>
    </Region>
  );
}
