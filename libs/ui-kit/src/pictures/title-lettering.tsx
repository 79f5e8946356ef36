import { useState } from 'react';
import styled from 'styled-components';

/**
 * The place is there before the picture, and as large with any: a short title and a long one push nothing. A look that writes titles in its own
 * type says so by `letteringAsText` (looks/lettering-as-text.ts); the picture is then not fetched, as nothing draws it.
 */
const Place = styled.span`
  display: var(--lettering-place, block);
  width: min(100%, var(--lettering-width, 480px));
  height: var(--lettering-height, clamp(84px, 11vw, 168px));

  > img {
    display: var(--lettering-picture, block);
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: left bottom;
    filter: var(--lettering-filter, none);
  }
  > span {
    display: var(--lettering-text, none);
  }
  /* The viewer's own colours reach text, not pictures. */
  @media (forced-colors: active) {
    display: contents;
    > img {
      display: none;
    }
    > span {
      display: inline;
    }
  }
`;

/** A film's title in the film's own letters, inside a heading. Without a picture, or when it does not come, it is text in the brand's display type. */
export function TitleLettering({
  title,
  picture,
  isPlace = false,
}: {
  readonly title: string;
  /** The address of the title as a picture on nothing, light letters. */
  readonly picture?: string | undefined;
  /** Only its room: nothing is fetched. */
  readonly isPlace?: boolean;
}) {
  const [failed, setFailed] = useState<string>();
  if (!picture || failed === picture) return title;
  if (isPlace) return <Place data-lettering />;
  return (
    <Place data-lettering>
      <img src={picture} alt={title} loading="lazy" draggable={false} onError={() => setFailed(picture)} />
      <span>{title}</span>
    </Place>
  );
}
