/**
 * What is left of styled-components in a built site: components that carry the class under which the stylesheet knows them. The build
 * puts it in place of the library, because no style of this product depends on props (`definitions.ts` refuses those that do).
 */
import { createElement, type ComponentType, type ElementType } from 'react';

const STYLE = Symbol('style');

interface Style {
  /** What is drawn in the end: the tag or component that the first of the styles was given to. */
  readonly target: ElementType;
  readonly classes: string;
}

type Props = { as?: ElementType; className?: string; [name: string]: unknown };
type Styled = ComponentType<Props> & { [STYLE]?: Style };

const list = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');

/** `styled(Card)` wears the classes of both; `as` takes the place of the target. */
export function styled(target: ElementType, name: string): Styled {
  const base = (target as Styled)[STYLE];
  const style: Style = { target: base?.target ?? target, classes: list(base?.classes, name) };
  const Component: Styled = ({ as, className, ...props }) =>
    createElement(as ?? style.target, { ...props, className: list(className, style.classes) });
  Component[STYLE] = style;
  return Component;
}

/** A style of the whole page is in the stylesheet; its component has nothing to draw. */
export const globalStyle = (): ComponentType => () => null;
