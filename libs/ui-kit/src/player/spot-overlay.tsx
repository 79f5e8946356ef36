import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { nextIcon } from '../icons/player-shapes.ts';
import { playIcon } from '../icons/shapes.ts';
import { fill, focusOnArt, oneLine } from '../theme/css.ts';

const Ground = styled.section`
  ${fill}
  ${focusOnArt}
  container-type: size;
  color: var(--color-text-on-art);
`;

const Shade = styled.div`
  ${fill}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  background: linear-gradient(rgb(0 0 0 / 0.6), transparent 30%, transparent 60%, rgb(0 0 0 / 0.7));

  > div {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 12px 16px;
  }
  > div:last-child {
    align-items: flex-end;
    gap: 16px;
    padding: 16px 20px 20px;
  }
  @container (max-width: 560px) {
    --button-height: var(--touch-target);

    > div {
      padding: 4px 8px;
    }
    > div:last-child {
      flex-wrap: wrap;
      gap: 8px;
      padding: 8px 10px 10px;
    }
  }
  @container (max-width: 560px) and (max-height: 200px) {
    > div {
      padding-block: 0;
    }
    > div:last-child {
      gap: 4px;
      padding-block: 0 4px;
    }
  }
  /* In the mini player, which is as large as the picture of a phone, and in a window that is very low, only what it is and the way past it are left. */
  @container mini-player (min-width: 0) {
    [data-part='tools'],
    [data-part='about'],
    [data-part='start'] {
      display: none;
    }
  }
  @container (max-height: 150px) or (max-width: 310px) {
    [data-part='tools'],
    [data-part='about'],
    [data-part='start'] {
      display: none;
    }
  }
  @container (max-height: 100px) {
    [data-part='skip'] {
      display: none;
    }
  }
`;

const Label = styled.p`
  display: flex;
  gap: 0.6em;
  margin: 0;
  padding: 5px 12px;
  border-radius: var(--radius-pill);
  background: var(--color-art-scrim);
  font-size: var(--type-0);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;

  /* Of several, with the time under it, it leaves the buttons their place. */
  @container (max-width: 560px) {
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.4em;
    min-width: 0;
    padding: 5px 10px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @container (max-height: 100px) {
    padding: 2px 8px;
    font-size: 12px;
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  margin-left: auto;

  @container (max-width: 560px) {
    gap: 0;
  }
`;

const About = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 10px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > p {
    max-width: 100%;
    margin: 0;
    ${oneLine}
    font-size: var(--type-0);
  }
  > p[data-part='title'] {
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
  }
  /* The way past it stands under what does not fit beside it. */
  @container (max-width: 560px) {
    flex-basis: auto;
  }
  @container (max-height: 280px) {
    gap: 6px;

    > p:not([data-part='title']) {
      display: none;
    }
  }
  /* The picture of a phone that is held upright: the two buttons share a line, the one that skips stands under them. */
  @container (max-width: 560px) and (max-height: 280px) {
    flex-basis: 100%;

    > div {
      flex-wrap: nowrap;
      gap: 6px;
      max-width: 100%;
    }
    > div > [data-kind][data-size] {
      min-width: 0;
      padding-inline: 8px;
      font-size: 12px;
    }
    > div [data-part='label'] {
      display: block;
      ${oneLine}
    }
  }
  @container (max-width: 560px) and (max-height: 230px) {
    > p[data-part='title'] {
      display: none;
    }
  }
`;

const Skip = styled.div`
  flex: none;
  margin-left: auto;
`;

const Middle = styled.div`
  ${fill}
  display: grid;
  place-items: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

export interface SpotOverlayProps {
  /** Which ad of how many. */
  readonly label: string;
  /** How long it still lasts. */
  readonly time: string | null;
  readonly title?: string | undefined;
  /** What stands beside the film, in words. */
  readonly text?: string | undefined;
  /** The way back. */
  readonly start?: ReactNode;
  /** Sound, the whole screen. */
  readonly tools?: ReactNode;
  /** `isReady`: it may be passed over now; before, the label says when. */
  readonly skip?: { readonly label: string; readonly isReady: boolean; readonly onSkip: () => void } | undefined;
  readonly visit?: { readonly label: string; readonly onVisit: () => void } | undefined;
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined;
  /** It stands, and goes on by a press. */
  readonly resume?: { readonly label: string; readonly onResume: () => void } | undefined;
  /** What is read out, once each time that it changes. */
  readonly announcement: string;
}

/** What lies over an ad: what it is, how long it lasts, and the ways past it. */
export function SpotOverlay(props: SpotOverlayProps) {
  const { label, time, title, text, start, tools, skip, visit, remove, resume, announcement } = props;
  return (
    <Ground aria-label={label}>
      <Shade>
        <div>
          {start && <span data-part="start">{start}</span>}
          <Label>
            <span>{label}</span>
            {time && <span aria-hidden>{time}</span>}
          </Label>
          <Tools data-part="tools">{tools}</Tools>
        </div>
        <div>
          <About data-part="about">
            {title && <p data-part="title">{title}</p>}
            {text && <p>{text}</p>}
            <div>
              {visit && (
                <Button kind="on-art" size="small" onClick={visit.onVisit}>
                  {visit.label}
                </Button>
              )}
              {remove && (
                <Button kind="on-art" size="small" onClick={remove.onRemove}>
                  {remove.label}
                </Button>
              )}
            </div>
          </About>
          {skip && <SkipButton {...skip} />}
        </div>
      </Shade>
      {resume && (
        <Middle>
          <Button kind="primary" icon={playIcon} onClick={resume.onResume}>
            {resume.label}
          </Button>
        </Middle>
      )}
      <span role="status" data-visually-hidden>
        {announcement}
      </span>
    </Ground>
  );
}

/** Gets the focus when it becomes possible, unless the viewer has it elsewhere. */
function SkipButton({ label, isReady, onSkip }: NonNullable<SpotOverlayProps['skip']>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const page = button.current?.ownerDocument;
    if (isReady && page?.activeElement === page?.body) button.current?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <Skip data-part="skip">
      <Button ref={button} kind="on-art" icon={isReady ? nextIcon : undefined} disabled={!isReady} onClick={onSkip}>
        {label}
      </Button>
    </Skip>
  );
}
