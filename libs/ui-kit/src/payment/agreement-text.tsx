import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Prose } from '../reading/prose.tsx';

const Box = styled.div`
  max-height: min(46vh, 420px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--space-4);
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-m);
  background: var(--color-surface-0);

  &:focus-visible {
    outline-offset: -1px;
  }
  > div {
    font-size: var(--type-0);
  }
  /* A phone that lies on its side. */
  @media (max-height: 480px) {
    max-height: 60vh;
  }
`;

/** This near to its end a text counts as read. NAV-123 */
const READ_WITHIN_PX = 100;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= READ_WITHIN_PX;

/** A long text that is to be read before it is agreed to. Keys scroll it like a page; a text that is seen whole is read at once. */
export function AgreementText({
  label,
  children,
  onReadToEnd,
}: {
  readonly label: string;
  readonly children: ReactNode;
  /** Said once; another text has a `key` of its own. */
  readonly onReadToEnd?: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const said = useRef(false);
  const sayIfRead = () => {
    if (!box.current || said.current || !isAtEnd(box.current)) return;
    said.current = true;
    onReadToEnd?.();
  };
  const latest = useRef(sayIfRead);
  useEffect(() => {
    latest.current = sayIfRead;
  });
  // Fonts, a turned phone and a text that comes late change what is seen of it.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => latest.current());
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    return () => sizes.disconnect();
  }, []);
  return (
    <Box ref={box} role="region" aria-label={label} tabIndex={0} onScroll={sayIfRead}>
      <Prose>{children}</Prose>
    </Box>
  );
}
