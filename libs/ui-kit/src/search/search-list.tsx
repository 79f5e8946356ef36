import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { trashIcon } from '../icons/pay-shapes.ts';
import { closeIcon, searchIcon } from '../icons/shapes.ts';
import { SearchPanel } from './search-list-parts.ts';
import type { SearchGroup, SearchLine, SearchOption } from './search-lines.ts';

export const lineId = (listId: string, index: number) => `${listId}-${index}`;

/** The open list of a search field. The focus stays in the field, which names the active line. */
export function SearchList({
  id,
  label,
  groups,
  activeIndex,
  onTake,
  onRemove,
}: {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SearchGroup[];
  readonly activeIndex: number;
  readonly onTake: (line: SearchLine) => void;
  readonly onRemove: ((option: SearchOption) => void) | undefined;
}) {
  return (
    // A press must not take the focus out of the field.
    <SearchPanel role="listbox" id={id} aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ heading, lines }) => (
        <Group key={lines[0]?.key} heading={heading}>
          {lines.map((line) => (
            <Line
              key={line.key}
              id={lineId(id, line.index)}
              line={line}
              active={line.index === activeIndex}
              onTake={() => onTake(line)}
              onRemove={onRemove}
            />
          ))}
        </Group>
      ))}
    </SearchPanel>
  );
}

function Group({ heading, children }: { readonly heading: string | undefined; readonly children: React.ReactNode }) {
  const headingId = useId();
  if (heading === undefined) return <div role="presentation">{children}</div>;
  return (
    <div role="group" aria-labelledby={headingId}>
      <div data-part="heading" role="presentation" id={headingId}>
        {heading}
      </div>
      {children}
    </div>
  );
}

function Line({
  id,
  line,
  active,
  onTake,
  onRemove,
}: {
  readonly id: string;
  readonly line: SearchLine;
  readonly active: boolean;
  readonly onTake: () => void;
  readonly onRemove: ((option: SearchOption) => void) | undefined;
}) {
  const option = line.kind === 'option' ? line.option : null;
  const removes = onRemove && option?.removeLabel !== undefined;
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      aria-keyshortcuts={removes ? 'Delete' : undefined}
      data-active={active || undefined}
      data-kind={line.kind}
      ref={(element) => {
        if (element && active) element.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onTake}
    >
      <Icon shape={option ? (option.icon ?? searchIcon) : trashIcon} />
      <span data-part="text">
        <span>{option ? option.text : line.kind === 'action' && line.label}</span>
        {option?.detail && <small>{option.detail}</small>}
      </span>
      {removes && (
        // For pointers; the keys of the field do the same. An option holds no button that could take the focus.
        <span
          data-part="remove"
          title={option.removeLabel}
          onClick={(event) => {
            event.stopPropagation();
            onRemove(option);
          }}
        >
          <Icon shape={closeIcon} />
        </span>
      )}
    </div>
  );
}
