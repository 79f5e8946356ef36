import styled from 'styled-components';
import { ChipBar } from '../actions/chip-bar.tsx';
import { Chip } from '../actions/chip.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icons/shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';

/**
 * So many whole days side by side; more come by a swipe, that rests at whole ones. Each has at least 84 px, or 60 where its name stands over its
 * number: the longest name, that of today, is whole in every brand's letters.
 */
const wholeDays = (count: number) => `
  > :nth-child(2) {
    --bar-side: 4px;
    flex: 1 1 0;
    gap: 8px;
    scroll-snap-type: x mandatory;
  }
  && > :nth-child(2) {
    -webkit-mask: none;
    mask: none;
  }
  > :nth-child(2) > * {
    flex: 1 0 calc((100% - ${(count - 1) * 8}px) / ${count});
    min-width: 0;
    max-width: 8.75rem;
    padding: 0 2px;
    scroll-snap-align: start;
  }
`;

/** Little room: the day's name over its number. */
const stackedDays = `
  > :nth-child(2) > * {
    min-height: 40px;
    font-size: var(--type--1);
    line-height: 1.2;
    text-align: center;
    white-space: normal;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  --icon-button-size: 36px;
  --icon-button-icon: 20px;

  > * {
    flex: none;
  }
  > :nth-child(2) {
    flex: 0 1 auto;
    min-width: 0;
  }

  @media (max-width: 767px) {
    ${wholeDays(5)}
  }
  @media (max-width: 480px) {
    ${wholeDays(4)}
    ${stackedDays}
  }
  @container schedule (min-width: 68.25rem) {
    ${wholeDays(11)}
  }
  @container schedule (min-width: 56.75rem) and (max-width: 68.24rem) {
    ${wholeDays(9)}
  }
  @container schedule (min-width: 45.25rem) and (max-width: 56.74rem) {
    ${wholeDays(7)}
  }
  @container schedule (min-width: 39.5rem) and (max-width: 45.24rem) {
    ${wholeDays(6)}
  }
  @container schedule (min-width: 33.75rem) and (max-width: 39.49rem) {
    ${wholeDays(5)}
  }
  @container schedule (min-width: 28rem) and (max-width: 33.74rem) {
    ${wholeDays(4)}
  }
  @container schedule (max-width: 27.99rem) {
    ${wholeDays(4)}
    ${stackedDays}
  }
  @container schedule (max-width: 24rem) {
    gap: 4px;
    ${wholeDays(3)}
  }
  @container schedule (max-width: 17.3rem) {
    ${wholeDays(2)}
  }
`;

/** The days of a schedule, with a step back and a step forward that stop at its ends (CHAN-027, CHAN-028). */
export function DaySwitcher({
  label,
  days,
  current,
  onChoose,
}: {
  readonly label: string;
  readonly days: readonly { readonly id: string; readonly label: string }[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
}) {
  const translate = useUiText();
  const index = days.findIndex((day) => day.id === current);
  const previous = days[index - 1];
  const next = days[index + 1];
  return (
    <Bar>
      <IconButton
        icon={chevronLeftIcon}
        label={translate('schedule_previous_day')}
        round
        aria-disabled={!previous || undefined}
        onClick={() => previous && onChoose(previous.id)}
      />
      <ChipBar label={label}>
        {days.map((day) => (
          <Chip key={day.id} selected={day.id === current} onClick={() => onChoose(day.id)}>
            {day.label}
          </Chip>
        ))}
      </ChipBar>
      <IconButton
        icon={chevronRightIcon}
        label={translate('schedule_next_day')}
        round
        aria-disabled={!next || undefined}
        onClick={() => next && onChoose(next.id)}
      />
    </Bar>
  );
}
