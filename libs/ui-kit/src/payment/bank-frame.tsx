import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/text-link.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { fill } from '../theme/css.ts';
import { useBankMessages } from './bank-messages.ts';

const Page = styled.div`
  display: grid;
  gap: var(--space-3);

  > [data-part='frame'] {
    position: relative;
    height: clamp(320px, calc(100vh - 300px), 680px);
    height: clamp(320px, calc(100svh - 300px), 680px);
    overflow: hidden;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    /* A page of the bank's that says nothing of its ground means white. */
    background: #fff;
  }
  > [data-part='frame'][data-coming] {
    background: var(--color-surface-2);
  }
  > [data-part='frame']:focus-within {
    outline: min(var(--focus-width), 4px) solid var(--color-focus);
    outline-offset: -1px;
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  [data-coming] > iframe {
    opacity: 0;
  }
  /* Its place is kept before there is anything in it: nothing moves under the viewer's finger. */
  > [data-part='way-out'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: var(--touch-target);
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  @media (max-width: 480px) {
    > [data-part='way-out'] {
      flex-direction: column;
      align-items: start;
      flex-wrap: nowrap;
      min-height: calc(var(--touch-target) + 3em);
    }
  }
  > [data-part='way-out'] a {
    display: inline-flex;
    min-height: var(--touch-target);
    font-size: var(--type-0);
  }
`;

const Coming = styled(SkeletonGroup)`
  ${fill}
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-5);

  > :first-child {
    width: 40%;
    height: 24px;
  }
  > * {
    height: 48px;
    background: var(--color-surface-3);
  }
`;

/** What a page of a bank may do: its forms and its scripts, and the whole window only by a press of the viewer's. */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation';

/** How long a page may take before the way around it is shown. */
export const BANK_PATIENCE_MS = 8_000;

/**
 * The bank's own page, where the number of the card is typed: this site never sees it. A browser does not say whether a page in a frame is there or
 * was refused, so that after a while the same page in a window of its own is offered beside it, whatever has loaded. PAY-007
 */
export function BankFrame({
  src,
  origin,
  title,
  patienceMs = BANK_PATIENCE_MS,
  doubt,
  open,
  onMessage,
  onOpen,
}: {
  readonly src: string;
  /** Whose messages count: `https://pay.bank.kz`. */
  readonly origin: string;
  /** What a reader calls the frame: "Payment page of the bank". */
  readonly title: string;
  readonly patienceMs?: number;
  /** "Does the page not open?" */
  readonly doubt: ReactNode;
  /** "Open the bank's page". */
  readonly open: string;
  readonly onMessage?: (data: unknown) => void;
  readonly onOpen?: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState('');
  const [doubted, setDoubted] = useState('');
  useBankMessages(frame, origin, onMessage);
  useEffect(() => {
    const suggest = () => setDoubted(src);
    const timer = setTimeout(suggest, patienceMs);
    const element = frame.current;
    element?.addEventListener('error', suggest);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('error', suggest);
    };
  }, [src, patienceMs]);
  const coming = loaded !== src;
  return (
    <Page>
      <div data-part="frame" data-coming={coming || undefined} aria-busy={coming}>
        {coming && (
          <Coming>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="button" />
          </Coming>
        )}
        <iframe
          ref={frame}
          key={src}
          src={src}
          title={title}
          sandbox={SANDBOX}
          allow="payment"
          referrerPolicy="strict-origin"
          onLoad={() => setLoaded(src)}
        />
      </div>
      <div data-part="way-out" role="status">
        {doubted === src && (
          <>
            <span>{doubt}</span>
            <TextLink href={src} onClick={onOpen}>
              {open}
            </TextLink>
          </>
        )}
      </div>
    </Page>
  );
}
