import { useState } from 'react';
import styled from 'styled-components';
import { fill, ratio } from '../theme/css.ts';
import { fillPicture } from './fill-picture.ts';
import { genreGround } from './genre-ground.ts';
import { initials } from './initials.ts';
import type { PictureSource } from './picture-source.ts';

const Box = styled.span`
  display: block;
  overflow: hidden;
  border-radius: inherit;
  background: var(--picture-colour, var(--color-surface-2));

  &[data-ratio='poster'] {
    ${ratio(2, 3)}
  }
  &[data-ratio='wide'] {
    ${ratio(16, 9)}
  }
  &[data-ratio='cover'] {
    ${ratio(3, 1)}
  }
  &[data-ratio='square'] {
    ${ratio(1, 1)}
  }
  &[data-ratio='fill'] {
    ${fill}
  }
  img {
    ${fill}
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: opacity var(--motion-normal) linear;
  }
  &[data-fit='contain'] img {
    object-fit: contain;
  }
  /* Only what comes late fades in; what is there at once is there at once. */
  &[data-state='loading'] img[loading='lazy'] {
    opacity: 0;
  }
  &[data-state='failed'] img {
    display: none;
  }
`;

const Stand = styled.span`
  ${fill}
  display: flex;
  align-items: flex-end;
  padding: 10%;
  background: linear-gradient(150deg, var(--color-surface-3), var(--color-surface-1));
  color: var(--color-text-strong);
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
  font-size: clamp(0.875rem, 1.4vw, 1.5rem);
  line-height: 1.12;
  overflow: hidden;

  [data-genre] > & {
    background: ${genreGround};
    color: var(--color-text-on-art);
  }
  &[data-short] {
    align-items: center;
    justify-content: center;
    padding: 0;
    font-size: var(--initials-size, 1.25rem);
  }
`;

/**
 * A picture in a box that has its place before the picture is there. Without one, or when it does not come, the box shows
 * `title` in the brand's display type, or its initials. Pictures beside a text that names them are decoration: `alt` is
 * empty unless said otherwise.
 */
export function Picture({
  source,
  ratio: shape,
  sizes,
  alt = '',
  title,
  stand = 'title',
  priority = false,
  fit = 'cover',
  genre,
  className,
}: {
  readonly source?: PictureSource | null | undefined;
  readonly ratio: 'poster' | 'wide' | 'cover' | 'square' | 'fill';
  /** How wide the picture is drawn, for the browser's choice among the widths. */
  readonly sizes?: string | undefined;
  readonly alt?: string;
  readonly title: string;
  readonly stand?: 'title' | 'initials' | 'none';
  /** The picture that the page is about: loaded first and at once. */
  readonly priority?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** The number of the genre whose colours stand in for a picture that is not there. */
  readonly genre?: number | undefined;
  readonly className?: string | undefined;
}) {
  const [settled, setSettled] = useState<{ src: string; as: 'loaded' | 'failed' } | null>(null);
  const src = source?.src;
  const state = !src ? 'none' : settled?.src === src ? settled.as : 'loading';
  const settle = (as: 'loaded' | 'failed') => src && setSettled({ src, as });

  function show(picture: Element, source: PictureSource) {
    const image = fillPicture(picture, source, {
      alt,
      sizes,
      loading: priority ? 'eager' : 'lazy',
      fetchPriority: priority ? 'high' : 'auto',
      decoding: priority ? 'sync' : 'async',
    });
    image.onload = () => settle('loaded');
    image.onerror = () => settle('failed');
  }

  return (
    <Box
      className={className}
      data-ratio={shape}
      data-state={state}
      data-fit={fit}
      data-genre={genre}
      style={{ '--picture-colour': source?.colour, '--genre': genre } as React.CSSProperties}
    >
      {(state === 'none' || state === 'failed') && stand !== 'none' && (
        <Stand
          data-short={stand === 'initials' || undefined}
          aria-hidden={alt === ''}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
        >
          {stand === 'initials' ? initials(title) : title}
        </Stand>
      )}
      {source && state !== 'failed' && (
        <picture
          key={src}
          ref={(picture) => {
            const image = picture?.querySelector('img');
            if (image) image.alt = alt;
            else if (picture) show(picture, source);
          }}
        />
      )}
    </Box>
  );
}
