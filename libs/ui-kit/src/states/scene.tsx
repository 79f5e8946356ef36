import styled from 'styled-components';

/**
 * An empty place, drawn with the brand's own colours: a low sun over far ridges. It stands behind the words of an empty
 * page at two fifths of its strength.
 */
const Svg = styled.svg`
  display: block;
  width: 100%;
  height: 100%;

  stop:first-child {
    stop-color: var(--color-surface-1);
  }
  stop:last-child {
    stop-color: var(--color-surface-3);
  }
  [data-part='sky'] {
    fill: url(#scene-sky);
  }
  [data-part='sun'] {
    fill: var(--color-accent);
  }
  [data-part='far'] {
    fill: var(--color-surface-2);
  }
  [data-part='near'] {
    fill: var(--color-surface-0);
  }
`;

export function Scene() {
  return (
    <Svg viewBox="0 0 960 320" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <linearGradient id="scene-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" />
          <stop offset="1" />
        </linearGradient>
      </defs>
      <path data-part="sky" d="M0 0h960v320H0z" />
      <circle data-part="sun" cx="640" cy="196" r="46" />
      <path
        data-part="far"
        d="M0 236c60-22 104-60 168-54 58 6 92 44 150 36 60-8 96-62 168-50 60 10 100 54 164 46 56-8 88-38 150-30 66 8 108 40 160 36v100H0z"
      />
      <path data-part="near" d="M0 276c140-30 280-24 420-8 170 20 330 18 540-14v66H0z" />
    </Svg>
  );
}
