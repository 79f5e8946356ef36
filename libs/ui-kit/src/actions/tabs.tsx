import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { stepIndex } from '../focus/step-index.ts';
import { ChipFace } from './chip.tsx';
import { TabFace } from './tab-face.ts';

const List = styled.div`
  display: flex;
  gap: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  margin: -8px -6px;
  padding: 8px 6px;

  &::-webkit-scrollbar {
    display: none;
  }
  &[data-look='line'] {
    gap: 28px;
    margin: 0;
    padding: 0;
    border-bottom: 1px solid var(--color-line);
  }
`;

const Panel = styled.div`
  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--radius-s);
  }
`;

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

/**
 * Tabs over one panel: left and right walk through them and choose, Home and End go to the ends. The panel's content is the
 * children; what a tab does not show is not rendered.
 */
export function Tabs<Id extends string>({
  label,
  items,
  current,
  onChoose,
  look = 'line',
  children,
}: {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
  readonly look?: 'line' | 'chip';
  readonly children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = items.findIndex((item) => item.id === current);

  function walk(event: KeyboardEvent) {
    const next = stepIndex({ key: event.key, index, count: items.length, wraps: true });
    const item = next === null ? undefined : items[next];
    if (next === null || !item) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChoose(item.id);
  }

  return (
    <>
      <List role="tablist" aria-label={label} data-look={look} ref={list} onKeyDown={walk}>
        {items.map((item) => {
          const chosen = item.id === current;
          const props = {
            role: 'tab',
            id: `${id}-${item.id}`,
            type: 'button' as const,
            'aria-selected': chosen,
            'aria-controls': chosen ? `${id}-panel` : undefined,
            tabIndex: chosen ? 0 : -1,
            onClick: () => onChoose(item.id),
          };
          return look === 'line' ? (
            <TabFace key={item.id} {...props}>
              {item.label}
            </TabFace>
          ) : (
            <ChipFace key={item.id} as="button" {...props}>
              {item.label}
            </ChipFace>
          );
        })}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} tabIndex={0}>
        {children}
      </Panel>
    </>
  );
}
