import styled from 'styled-components';
import type { DropdownButton } from '../overlay/dropdown.tsx';
import { Avatar } from '../pictures/avatar.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { slot } from '../looks/slot.ts';

const Face = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  min-width: var(--touch-target);
  min-height: var(--touch-target);
  border-radius: var(--avatar-shape);
  --avatar-size: 36px;

  > span {
    transition: box-shadow var(--motion-fast) linear;
  }
  &:hover > span,
  &[aria-expanded='true'] > span {
    box-shadow: 0 0 0 2px var(--color-accent);
  }

  ${slot('frame', 'avatarButton')}
`;

/** The face of the active profile, which opens what is the viewer's own. NAV-101 */
export function AvatarButton({
  label,
  name,
  source,
  ...opens
}: DropdownButton & {
  readonly label: string;
  readonly name: string;
  readonly source?: PictureSource | null | undefined;
}) {
  return (
    <Face type="button" aria-label={label} title={label} {...opens}>
      <Avatar name={name} source={source} />
    </Face>
  );
}
