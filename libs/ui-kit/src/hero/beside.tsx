import { useId } from 'react';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { UiLink } from '../theme/ui-context.tsx';

/** A programme in a short list. */
export interface ComingLine {
  readonly id: number;
  /** `19:30` */
  readonly time: string;
  readonly title: string;
  /** Its channel, and whether it is on. */
  readonly note: string;
  readonly live?: boolean;
  readonly channel: string;
  readonly logo?: PictureSource | null | undefined;
  readonly href: string;
}

/** A few programmes beside the first story, each the way to its channel. Without any, the sheet says `nothing`. */
export function ComingSheet({
  title,
  lines,
  nothing,
}: {
  readonly title: string;
  readonly lines: readonly ComingLine[];
  readonly nothing: string;
}) {
  const titleId = useId();
  return (
    <section data-part="sheet" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {lines.length === 0 && <p>{nothing}</p>}
      <ul>
        {lines.map(({ id, time, title, note, live, channel, logo, href }) => (
          <li key={id}>
            <UiLink href={href} data-live={live || undefined} data-focus-key={`coming-${id}`}>
              <time>{time}</time>
              <ChannelLogo name={channel} source={logo} />
              <span>
                <b>{title}</b>
                <small>{note}</small>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row as one picture with its name: the way to the whole of it. */
export function SideTile({
  title,
  picture,
  href,
}: {
  readonly title: string;
  readonly picture?: PictureSource | null | undefined;
  readonly href: string;
}) {
  return (
    <UiLink href={href} data-part="tile" data-focus-key="tile">
      <Picture source={picture} ratio="fill" title={title} stand="none" sizes="400px" />
      <b>{title}</b>
    </UiLink>
  );
}

/** What is on now, one line each, along the head of the hero. */
export function Ticker({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly { readonly id: number; readonly text: string; readonly href: string }[];
}) {
  const labelId = useId();
  return (
    <div data-part="ticker">
      <b id={labelId}>{label}</b>
      <ul aria-labelledby={labelId}>
        {lines.map(({ id, text, href }) => (
          <li key={id}>
            <UiLink href={href} data-focus-key={`ticker-${id}`}>
              {text}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One figure as large as it goes: the minute of what is on, or when the next begins. */
export function FigureBlock({
  figure,
  label,
  spoken,
  href,
}: {
  readonly figure: string;
  readonly label: string;
  /** What is on: only read out. */
  readonly spoken: string;
  readonly href: string;
}) {
  return (
    <UiLink href={href} data-part="figure" data-focus-key="figure">
      <small>{label}</small> <b>{figure}</b> <span data-visually-hidden>{spoken}</span>
    </UiLink>
  );
}
