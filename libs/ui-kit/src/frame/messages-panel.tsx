import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import type { DropdownPanel } from '../overlay/dropdown.tsx';
import { clampLines } from '../theme/css.ts';
import { WidePanel } from './wide-panel.ts';

const Head = styled.h2`
  position: sticky;
  z-index: 1;
  top: 0;
  padding: 16px 20px 10px;
  background: inherit;
  color: var(--color-text-strong);
  font-size: var(--type-1);
  font-weight: var(--weight-bold);
`;

const List = styled.ul`
  padding: 0 8px;
`;

const Entry = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  min-height: var(--touch-target);
  padding: 10px 12px;
  border-radius: var(--radius-m);
  outline-offset: -2px;

  &:hover,
  &:focus-visible {
    background: var(--color-surface-2);
  }
  b {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    ${clampLines(2)}
  }
  span {
    color: var(--color-text-normal);
    font-size: var(--type--1);
    ${clampLines(2)}
  }
  time {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  padding: 8px 12px 12px;
  background: inherit;
  --button-height: 48px;
`;

const Empty = styled.p`
  padding: 4px 20px 24px;
  color: var(--color-text-muted);
`;

export interface MessageLine {
  readonly id: number;
  readonly title: string;
  readonly text?: string | undefined;
  /** The time in words of the viewer's language. */
  readonly when?: string | undefined;
}

/** The viewer's messages, newest first as they are given; a press opens one. NAV-099, ACC-040 */
export function MessagesPanel({
  id,
  close,
  title,
  empty,
  clearLabel,
  messages,
  onOpen,
  onClear,
}: DropdownPanel & {
  readonly title: string;
  /** The sentence instead of an empty list. */
  readonly empty: string;
  readonly clearLabel: string;
  readonly messages: readonly MessageLine[];
  readonly onOpen: (messageId: number) => void;
  readonly onClear: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <WidePanel role="dialog" id={id} aria-label={title} tabIndex={-1} ref={panel}>
      <Head>{title}</Head>
      {messages.length === 0 && <Empty>{empty}</Empty>}
      <List>
        {messages.map((message) => (
          <li key={message.id}>
            <Entry
              type="button"
              onClick={() => {
                close('leave');
                onOpen(message.id);
              }}
            >
              <b>{message.title}</b>
              {message.text && <span>{message.text}</span>}
              {message.when && <time>{message.when}</time>}
            </Entry>
          </li>
        ))}
      </List>
      {messages.length > 0 && (
        <Foot>
          <Button
            kind="tinted"
            size="small"
            wide
            onClick={() => {
              close();
              onClear();
            }}
          >
            {clearLabel}
          </Button>
        </Foot>
      )}
    </WidePanel>
  );
}
