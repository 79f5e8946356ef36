import styled from 'styled-components';
import { cueParts } from './cue-parts.ts';

export interface SubtitleAppearance {
  readonly size: 'small' | 'normal' | 'large' | 'huge';
  readonly colour: 'white' | 'yellow';
  readonly ground: 'none' | 'shade' | 'solid';
}

/* White and yellow on black are the convention of broadcasting, and no brand's. */
const Lines = styled.div`
  --cue-size: 1;
  --cue-text: #fff;
  --cue-ground: rgb(0 0 0 / 62%);
  position: absolute;
  left: 6%;
  right: 6%;
  bottom: 7%;
  display: grid;
  justify-items: center;
  gap: 4px;
  pointer-events: none;
  text-align: center;
  transition: transform var(--motion-normal) var(--motion-ease);

  &[data-size='small'] {
    --cue-size: 0.78;
  }
  &[data-size='large'] {
    --cue-size: 1.32;
  }
  &[data-size='huge'] {
    --cue-size: 1.75;
  }
  &[data-colour='yellow'] {
    --cue-text: #ffe75a;
  }
  &[data-ground='none'] {
    --cue-ground: transparent;
  }
  &[data-ground='solid'] {
    --cue-ground: #000;
  }
  > p {
    padding: 0.1em 0.5em 0.15em;
    border-radius: var(--radius-s);
    background: var(--cue-ground);
    color: var(--cue-text);
    font-size: calc(clamp(1rem, 2.2vw, 2rem) * var(--cue-size));
    line-height: 1.3;
    white-space: pre-line;
    text-shadow:
      0 0 2px #000,
      0 1px 3px #000;
  }
`;

/** Subtitles drawn by us, so that they look the same in every browser, as the viewer likes them. CTRL-021 */
export function Subtitles({
  lines,
  appearance,
  className,
}: {
  readonly lines: readonly string[];
  readonly appearance: SubtitleAppearance;
  readonly className?: string | undefined;
}) {
  if (lines.length === 0) return null;
  const { size, colour, ground } = appearance;
  return (
    <Lines data-size={size} data-colour={colour} data-ground={ground} data-part="subtitles" className={className}>
      {lines.map((line, index) => (
        <p key={index}>
          {cueParts(line).map(({ text, isItalic, isBold }, part) => {
            const bold = isBold ? <b>{text}</b> : text;
            return isItalic ? <i key={part}>{bold}</i> : <span key={part}>{bold}</span>;
          })}
        </p>
      ))}
    </Lines>
  );
}
