import type { ReactNode } from 'react';
import { Badge } from '../feedback/badge.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { HeadActions, HeadFrame, OwnLogo } from './head-parts.ts';

/** The top of the page of a packet: what it is, what it costs, whether the viewer has it, and what to do. */
export function PacketHead({
  title,
  picture,
  colour,
  logo,
  corner,
  mark,
  tone,
  text,
  price,
  status,
  promise,
  actions,
}: {
  readonly title: string;
  readonly picture?: PictureSource | null | undefined;
  /** Stands in for a picture. */
  readonly colour?: string | undefined;
  readonly logo?: PictureSource | null | undefined;
  /** In the corner of the picture: "Новинка". */
  readonly corner?: string | undefined;
  /** A word above the name: "Подключён". */
  readonly mark?: string | undefined;
  readonly tone?: 'owned' | 'unavailable' | undefined;
  readonly text?: ReactNode;
  /** A `PriceBlock`. */
  readonly price?: ReactNode;
  /** One sentence: "Действует до 5 декабря, потом продлится". */
  readonly status?: ReactNode;
  /** "14 дней бесплатно, потом 1 990 ₸ в месяц". */
  readonly promise?: ReactNode;
  /** Up to two buttons. */
  readonly actions?: ReactNode;
}) {
  const hasArt = Boolean(picture ?? colour);
  const cornerBadge = corner && <Badge tone="accent">{corner}</Badge>;
  return (
    <HeadFrame data-art={hasArt || undefined}>
      {hasArt && (
        <div data-part="art" style={colour ? { background: colour } : undefined}>
          {picture && <Picture source={picture} ratio="fill" title={title} stand="none" sizes="64vw" priority />}
          {cornerBadge && <div data-part="corner">{cornerBadge}</div>}
        </div>
      )}
      <div data-part="words">
        {logo && (
          <OwnLogo>
            <Picture source={logo} ratio="fill" fit="contain" title={title} stand="none" sizes="140px" />
          </OwnLogo>
        )}
        {!hasArt && cornerBadge}
        {mark && <Badge tone={tone === 'owned' ? 'good' : 'neutral'}>{mark}</Badge>}
        <Heading level={1} size="display">
          {title}
        </Heading>
        {text && (
          <Text as="div" size="large">
            {text}
          </Text>
        )}
        {price}
        {promise && <Text tone="strong">{promise}</Text>}
        {status && <Text as="div">{status}</Text>}
        {actions && <HeadActions data-row-actions>{actions}</HeadActions>}
      </div>
    </HeadFrame>
  );
}
