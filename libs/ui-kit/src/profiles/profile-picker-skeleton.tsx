import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { PickerActions, PickerBox, List, PickerChoice } from './picker-parts.ts';

const ActionPlace = styled.span`
  width: 220px;
`;

/** As many as a small family has. */
const WAITING_FACES = [1, 2, 3] as const;

/** The place of the profiles that are asked for: as high as they will be. It has no heading: the focus of a page would rest on one that goes. */
export function ProfilePickerSkeleton({
  place,
  hasActions,
}: {
  readonly place: 'page' | 'dialog' | 'section';
  readonly hasActions: boolean;
}) {
  return (
    <SkeletonGroup aria-busy="true">
      <PickerBox data-place={place}>
        <List data-place={place} aria-hidden>
          {WAITING_FACES.map((face) => (
            <li key={face}>
              <PickerChoice as="div">
                <span data-part="face" data-waits="" />
                <b>&nbsp;</b>
                <small>&nbsp;</small>
              </PickerChoice>
            </li>
          ))}
        </List>
        {hasActions && (
          <PickerActions>
            <ActionPlace>
              <Skeleton shape="button" />
            </ActionPlace>
          </PickerActions>
        )}
      </PickerBox>
    </SkeletonGroup>
  );
}
