import styled from 'styled-components';
import type { IconShape } from './shapes.ts';

const Svg = styled.svg`
  flex: none;
  width: var(--icon-size, 1.5em);
  height: var(--icon-size, 1.5em);

  path {
    fill: none;
    stroke: none;
  }
  [data-part='stroke'] {
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-part='fill'] {
    fill: currentColor;
  }
`;

/** An icon in the colour of the text around it. It says something only when it is given a `label`. */
export function Icon({
  shape,
  label,
  className,
}: {
  readonly shape: IconShape;
  readonly label?: string;
  readonly className?: string;
}) {
  return (
    <Svg
      viewBox="0 0 24 24"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape.fill && <path data-part="fill" d={shape.fill} />}
      {shape.stroke && <path data-part="stroke" d={shape.stroke} />}
    </Svg>
  );
}
