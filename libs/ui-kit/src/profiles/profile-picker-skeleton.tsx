import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Heading } from '../text/heading.tsx';
import { Actions, Box, List, Person } from './picker-parts.ts';

const ActionPlace = styled.span`
  width: 220px;
`;

/** As many as a small family has. */
const WAITING_FACES = [1, 2, 3] as const;

/** The place of the profiles that are asked for: as high as they will be. */
export function ProfilePickerSkeleton({
  title,
  place,
  hasActions,
}: {
  readonly title: string;
  readonly place: 'page' | 'dialog' | 'section';
  readonly hasActions: boolean;
}) {
  return (
    <SkeletonGroup aria-busy="true">
      <Box data-place={place}>
        {place === 'page' && (
          <Heading level={1} size="hero">
            {title}
          </Heading>
        )}
        <List data-place={place} aria-hidden>
          {WAITING_FACES.map((face) => (
            <li key={face}>
              <Person as="div">
                <span data-part="face" data-waits="" />
                <b>&nbsp;</b>
                <small>&nbsp;</small>
              </Person>
            </li>
          ))}
        </List>
        {hasActions && (
          <Actions>
            <ActionPlace>
              <Skeleton shape="button" />
            </ActionPlace>
          </Actions>
        )}
      </Box>
    </SkeletonGroup>
  );
}
