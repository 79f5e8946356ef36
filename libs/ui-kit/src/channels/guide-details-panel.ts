import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/** Picture and words of a programme over the guide: as high with one line of a description as with two, so that nothing below it moves. */
export const GuideDetailsPanel = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);
  --details-words: 112px;
  height: calc(var(--details-words) + var(--button-height));

  > :first-child {
    width: calc((var(--details-words) + var(--button-height)) * 16 / 9);
    border-radius: var(--radius-l);
    overflow: hidden;
  }
  h2 {
    max-width: 100%;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  ${slot('channels', 'guideDetails')}
`;
