import { lazy, type FunctionComponent } from 'react';

const Nothing = () => null;

/** A part that a screen can do without comes by itself. Where its chunk does not come, its place stays empty, and the screen stays. */
export const laterPart = <Props>(load: () => Promise<{ default: FunctionComponent<Props> }>) =>
  lazy(() => load().catch((): { default: FunctionComponent<Props> } => ({ default: Nothing })));
