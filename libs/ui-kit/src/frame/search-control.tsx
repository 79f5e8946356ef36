import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { searchIcon } from '../icons/shapes.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const Face = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  flex: none;
  min-width: var(--icon-button-size, 40px);
  height: 40px;
  border-radius: var(--radius-pill);
  color: var(--color-text-strong);
  font-size: var(--type-0);
  --icon-size: 22px;

  span {
    display: none;
  }
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    top: 50%;
    width: max(100%, var(--touch-target));
    height: max(100%, var(--touch-target));
    transform: translate(-50%, -50%);
  }
  &:hover {
    background: var(--color-surface-2);
  }

  ${slot('frame', 'searchControl')}
`;

/** The way to search: an icon, or what looks like the field in brands that show it. With an address it leads there, else it opens. NAV-100 */
export function SearchControl({
  label,
  href,
  onOpen,
}: {
  readonly label: string;
  readonly href?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
}) {
  const content = (
    <>
      <Icon shape={searchIcon} />
      <span aria-hidden>{label}</span>
    </>
  );
  return href === undefined ? (
    <Face type="button" aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </Face>
  ) : (
    <Face as={UiLink} href={href} aria-label={label}>
      {content}
    </Face>
  );
}
