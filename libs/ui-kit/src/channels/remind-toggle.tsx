import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { bellIcon } from '../icons/page-shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const Toggle = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 0 8px;
  margin-left: -8px;
  border-radius: var(--chip-shape);
  color: var(--color-text-muted);
  font-size: var(--type--1);
  white-space: nowrap;
  --icon-size: max(16px, 1.2em);

  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 50%;
    height: max(100%, var(--touch-target));
    transform: translateY(-50%);
  }
  &:hover {
    color: var(--color-text-strong);
    background: var(--color-surface-3);
  }
  &[aria-pressed='true'] {
    color: var(--color-accent-text);
    font-weight: var(--weight-bold);
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
  /* In a narrow column the title has the room: the sign stays. */
  @container schedule (max-width: 25rem) {
    :root [data-part='line'] > && {
      width: var(--touch-target);
      margin: 0;
      justify-content: center;
      gap: 0;
      font-size: 0;
    }
  }

  ${slot('channels', 'remindToggle')}
`;

/** Asks to be told when a programme begins, or takes that back. */
export function RemindToggle({
  title,
  time,
  isSet,
  onToggle,
}: {
  readonly title: string;
  readonly time: string;
  readonly isSet: boolean;
  readonly onToggle: () => void;
}) {
  const translate = useUiText();
  return (
    <Toggle
      type="button"
      aria-pressed={isSet}
      aria-label={translate(isSet ? 'reminder_set_label' : 'reminder_add_label', { title, time })}
      onClick={onToggle}
    >
      <Icon shape={bellIcon} />
      {translate(isSet ? 'reminder_set' : 'reminder_add')}
    </Toggle>
  );
}
