import styled from 'styled-components';
import { Picture } from './picture.tsx';
import type { PictureSource } from './picture-source.ts';

const Round = styled.span`
  display: block;
  flex: none;
  width: var(--avatar-size, 36px);
  height: var(--avatar-size, 36px);
  border-radius: var(--avatar-shape);
  overflow: hidden;
  --initials-size: calc(var(--avatar-size, 36px) * 0.36);
`;

/** A face in the brand's shape; initials where there is no photograph. */
export function Avatar({
  name,
  source,
  alt,
  className,
}: {
  readonly name: string;
  readonly source?: PictureSource | null | undefined;
  readonly alt?: string;
  readonly className?: string;
}) {
  return (
    <Round className={className}>
      <Picture source={source} ratio="square" title={name} stand="initials" sizes="160px" {...(alt ? { alt } : {})} />
    </Round>
  );
}
