import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

const Styled = styled.h2`
  color: var(--color-text-strong);
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
  line-height: 1.2;
  font-size: var(--row-heading);

  &[data-size='card'] {
    font-size: var(--type-1);
  }
  &[data-size='page'] {
    font-size: var(--type-4);
    line-height: var(--display-leading);
  }
  &[data-size='display'] {
    font-size: var(--type-5);
    line-height: var(--display-leading);
  }
  &[data-size='hero'] {
    font-size: var(--type-6);
    line-height: var(--display-leading);
  }
  &[data-takes-focus]:focus {
    outline: none;
  }
`;

/** A heading: `level` is its place in the outline, `size` its place on the scale (a row's heading by default). */
export function Heading({
  level,
  size = 'section',
  id,
  takesFocus = false,
  className,
  ref,
  children,
}: {
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: 'card' | 'section' | 'page' | 'display' | 'hero';
  readonly id?: string | undefined;
  /** A step begins with it: it can be given the focus, so that it is read out, and is no stop for Tab. */
  readonly takesFocus?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Styled
      as={`h${level}`}
      ref={ref}
      data-size={size}
      data-takes-focus={takesFocus || undefined}
      tabIndex={takesFocus ? -1 : undefined}
      id={id}
      className={className}
    >
      {children}
    </Styled>
  );
}
