import { type CSSProperties, type ReactNode, useId } from 'react';
import { Badge } from '../feedback/badge.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, closeIcon } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { FeatureLines, LinesFoot, LinesHead } from './packet-lines.ts';
import { Art, PacketTile, PacketTiles, Reason } from './packet-parts.ts';

export interface PacketFeature {
  readonly id: string;
  /** What it is, where the text alone does not say: "Качество". */
  readonly label?: string | undefined;
  /** "164 канала"; what is not included may leave it to the words "Не входит". */
  readonly text?: string | undefined;
  readonly included?: boolean;
  /** The way to the rest of it. */
  readonly action?: ReactNode;
}

/**
 * A packet one can decide on: what it costs, what is in it and what is not, what is paid today. One card of a page may be
 * `recommended`, with a reason rather than praise. In a `PacketGrid` the lines of all cards stand on the same height.
 */
export function PacketCard({
  title,
  href,
  level = 3,
  mark,
  owned = false,
  price,
  features,
  reason,
  recommended = reason !== undefined,
  picture,
  promise,
  note,
  unavailable = false,
  action,
}: {
  readonly title: string;
  /** The page of the packet. */
  readonly href?: string | undefined;
  readonly level?: 2 | 3;
  /** A word beside the name: "Подключён". */
  readonly mark?: string | undefined;
  /** The viewer has it. */
  readonly owned?: boolean;
  /** A `Price`. */
  readonly price: ReactNode;
  readonly features: readonly PacketFeature[];
  /** Why it is recommended: "Подходит для 3 человек и 2 телевизоров". */
  readonly reason?: string | undefined;
  readonly recommended?: boolean;
  readonly picture?: PictureSource | null | undefined;
  /** The line above the button: "14 дней бесплатно", "Подключён до 5 декабря". */
  readonly promise?: ReactNode;
  /** What follows the promise: the first payment, how to end it. */
  readonly note?: ReactNode;
  readonly unavailable?: boolean;
  readonly action?: ReactNode;
}) {
  const translate = useUiText();
  const titleId = useId();
  return (
    <PacketTile
      aria-labelledby={titleId}
      data-recommended={recommended || undefined}
      data-owned={owned || undefined}
      data-unavailable={unavailable || undefined}
    >
      <LinesHead data-art={picture ? true : undefined}>
        <Heading level={level} size="section" id={titleId}>
          {href === undefined ? title : <UiLink href={href}>{title}</UiLink>}
        </Heading>
        {mark && (
          <p>
            <Badge tone={owned ? 'good' : recommended ? 'accent' : 'neutral'}>{mark}</Badge>
          </p>
        )}
      </LinesHead>
      {reason && <Reason>{reason}</Reason>}
      {picture && (
        <Art>
          <Picture source={picture} ratio="fill" title={title} stand="none" sizes="480px" />
        </Art>
      )}
      {price}
      <FeatureLines style={{ '--own-features': features.length } as CSSProperties}>
        {features.map(({ id, label, text, included = true, action: way }) => (
          <li key={id} data-missing={!included || undefined}>
            <Icon shape={included ? checkIcon : closeIcon} />
            <span>
              {label && (text ? <small>{label}</small> : label)}
              {text && !included && <span data-visually-hidden>{translate('packet_not_included')}: </span>}
              {text ?? (
                <span data-visually-hidden={label ? true : undefined}>
                  {translate(included ? 'packet_included' : 'packet_not_included')}
                </span>
              )}
              {way && <div>{way}</div>}
            </span>
          </li>
        ))}
      </FeatureLines>
      <LinesFoot>
        {promise && <p data-part="promise">{promise}</p>}
        {note && <p>{note}</p>}
        {action}
      </LinesFoot>
    </PacketTile>
  );
}

/** Packets beside each other; `features` is how many lines the longest of them has. */
export function PacketGrid({ features, children }: { readonly features: number; readonly children: ReactNode }) {
  return <PacketTiles style={{ '--packet-features': features } as CSSProperties}>{children}</PacketTiles>;
}

/** A packet that is still coming. */
export function PacketSkeleton({ features = 4 }: { readonly features?: number }) {
  return (
    <PacketTile as="div" aria-hidden>
      <LinesHead>
        <Skeleton shape="line" />
      </LinesHead>
      <Skeleton shape="line" />
      <FeatureLines as="div">
        {Array.from({ length: features }, (_, index) => (
          <Skeleton key={index} shape="line" />
        ))}
      </FeatureLines>
      <LinesFoot as="div">
        <Skeleton shape="button" />
      </LinesFoot>
    </PacketTile>
  );
}
