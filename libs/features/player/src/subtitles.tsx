import { usePlayerState } from '@livery/widgets/player-stage';
import styled from 'styled-components';

const Lines = styled.div`
  position: absolute;
  left: 8%;
  right: 8%;
  bottom: 9%;
  display: grid;
  justify-items: center;
  gap: 4px;
  pointer-events: none;
  text-align: center;

  > p {
    padding: 0.1em 0.5em 0.15em;
    border-radius: var(--radius-s);
    background: var(--color-scrim);
    color: var(--color-text-on-art);
    font-size: clamp(1rem, 2.4vw, 2rem);
    line-height: 1.3;
    white-space: pre-line;
  }
`;

/** Subtitles drawn by us, so that they keep clear of the controls and look the same in every browser. */
export function Subtitles() {
  const cues = usePlayerState((state) => state.cues) ?? [];
  if (cues.length === 0) return null;
  return (
    <Lines>
      {cues.map(({ text }, index) => (
        <p key={index}>{text}</p>
      ))}
    </Lines>
  );
}
