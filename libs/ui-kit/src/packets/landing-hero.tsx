import type { ReactNode } from 'react';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { HeadArt } from './head-art.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { HeadActions, HeadFrame, OwnLogo } from './head-parts.ts';

/** The top of a provider's page: one sentence, why, and two ways on. */
export function LandingHero({
  title,
  text,
  picture,
  logo,
  actions,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly picture?: PictureSource | null | undefined;
  readonly logo?: PictureSource | null | undefined;
  /** Up to two buttons. */
  readonly actions?: ReactNode;
}) {
  return (
    <HeadFrame data-art={picture ? true : undefined}>
      {picture && <HeadArt {...{ picture, title }} />}
      <div data-part="words">
        {logo && (
          <OwnLogo>
            <Picture source={logo} ratio="fill" fit="contain" title={title} stand="none" sizes="140px" />
          </OwnLogo>
        )}
        <Heading level={1} size="display">
          {title}
        </Heading>
        {text && (
          <Text as="div" size="large">
            {text}
          </Text>
        )}
        {actions && <HeadActions data-row-actions>{actions}</HeadActions>}
      </div>
    </HeadFrame>
  );
}
