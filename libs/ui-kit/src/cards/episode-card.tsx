import styled from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { CardFrame, CardMeta, CardPicture, type CardProps, CardTitle } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';
import { ContentMarks } from './poster-card.tsx';
import { OverlayScrim, WideCaption } from './wide-card.tsx';

const Progress = styled(ProgressBar)`
  position: absolute;
  left: var(--progress-inset);
  right: var(--progress-inset);
  bottom: var(--progress-inset);
`;

const Line = styled.span`
  display: flex;
  align-items: baseline;
  gap: 12px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > :last-child {
    flex: none;
  }
`;

const Dim = styled(CardPicture)`
  &[data-dim] img {
    filter: brightness(0.6) saturate(0.8);
  }
`;

const Number = styled.span`
  display: none;

  ${slot('cards', 'episodeNumber')}
`;

/** An episode: number and name, how long, and how far the viewer came (CONT-041). What is not out yet is dimmed. */
export function EpisodeCard({
  title,
  number,
  picture,
  duration,
  meta,
  percent,
  watched = false,
  announced = false,
  ...frame
}: CardProps & {
  /** Its place in the season, large behind the title in brands that count in figures; the title says it too. */
  readonly number?: number | undefined;
  readonly picture?: PictureSource | null | undefined;
  readonly duration?: string | undefined;
  readonly meta?: string | undefined;
  readonly percent?: number | undefined;
  readonly watched?: boolean;
  readonly announced?: boolean;
}) {
  const translate = useUiText();
  const begun = percent !== undefined && percent > 0 && !watched;
  return (
    <CardFrame kind="episode" {...frame}>
      <Dim data-part="picture" data-dim={watched || announced || undefined}>
        <Picture source={picture} ratio="wide" title={title} sizes={sizesOf('episode')} />
        <OverlayScrim />
        {number !== undefined && <Number aria-hidden>{number}</Number>}
        <ContentMarks watched={watched} locked={false} />
        {begun && (
          <Progress percent={percent} onArt label={translate('history_progress', { percent: Math.round(percent) })} />
        )}
      </Dim>
      <WideCaption>
        <Line>
          <CardTitle>{title}</CardTitle>
          {duration && <CardMeta as="span">{duration}</CardMeta>}
        </Line>
        {meta && <CardMeta>{meta}</CardMeta>}
      </WideCaption>
    </CardFrame>
  );
}
