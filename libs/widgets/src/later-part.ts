import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** A part that a screen can do without comes by itself. Where its chunk does not come, its place stays empty, and the screen stays. */
export const laterPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })));
