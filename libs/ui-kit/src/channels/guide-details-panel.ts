import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/**
 * Picture and words of a programme over the guide: as high with one line of a description as with two, so that nothing below it moves. Parts: `still`,
 * `words`, `facts` and the lists `next` and `evening`; a panel with `data-evening` has something to say of the evening.
 */
export const GuideDetailsPanel = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);
  --details-words: 120px;
  --details-height: calc(var(--details-words) + var(--button-height));
  height: var(--details-height);

  > :first-child {
    width: calc(var(--details-height) * 16 / 9);
    border-radius: var(--radius-l);
    overflow: hidden;
  }
  h2 {
    max-width: 100%;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  > [data-part='facts'],
  > [data-part='next'],
  > [data-part='evening'] {
    display: none;
  }
  @media (min-width: 1180px) {
    &:has(> [data-part='next']) {
      grid-template-columns: auto minmax(0, 1fr) minmax(0, clamp(300px, 27vw, 560px));
    }
    > [data-part='next'] {
      display: grid;
    }
  }

  ${slot('channels', 'guideDetails')}
`;
