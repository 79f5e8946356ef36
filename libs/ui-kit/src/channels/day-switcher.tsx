import styled from 'styled-components';
import { ChipBar } from '../actions/chip-bar.tsx';
import { Chip } from '../actions/chip.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icons/shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';

const stackedDays = `
  justify-content: space-between;

  > :nth-child(2) {
    gap: 2px;
    scroll-snap-type: x mandatory;
  }
  && > :nth-child(2) {
    --before: 0px;
  }
  > :nth-child(2) > * {
    width: min-content;
    min-width: 44px;
    min-height: 48px;
    padding: 0 8px;
    line-height: 1.2;
    text-align: center;
    white-space: normal;
    scroll-snap-align: start;
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

  /* A narrow column, or a phone: the day's name over its number, and always whole days at the beginning of the line. */
  @container schedule (max-width: 400px) {
    ${stackedDays}
  }
  @media (max-width: 480px) {
    ${stackedDays}
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
        disabled={!previous}
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
        disabled={!next}
        onClick={() => next && onChoose(next.id)}
      />
    </Bar>
  );
}
