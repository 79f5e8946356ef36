import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChipBar } from '../actions/chip-bar.tsx';
import { Chip } from '../actions/chip.tsx';
import { slot } from '../looks/slot.ts';

const Box = styled.div`
  min-width: 0;
  max-width: 100%;

  ${slot('content', 'seasonChoice')}
`;

/** Which season of a series is shown: one stop for Tab, arrows walk over it. */
export function SeasonChoice({
  label,
  seasons,
  chosen,
  nameOf,
  onChoose,
}: {
  readonly label: string;
  readonly seasons: readonly number[];
  readonly chosen: number;
  readonly nameOf: (season: number) => ReactNode;
  readonly onChoose: (season: number) => void;
}) {
  return (
    <Box>
      <ChipBar label={label}>
        {seasons.map((season) => (
          <Chip key={season} selected={season === chosen} onClick={() => onChoose(season)}>
            {nameOf(season)}
          </Chip>
        ))}
      </ChipBar>
    </Box>
  );
}
