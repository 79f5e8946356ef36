import { loadOnce, type LoadOnce } from '@livery/value/load-once';
import { lazy, useState, type ComponentType } from 'react';

/** A screen with a chunk of its own. */
export interface ScreenPart {
  readonly Screen: ComponentType;
  /** Brings its code, once. */
  readonly load: LoadOnce<ComponentType>;
}

/** A screen whose code may be there before anybody goes to it: it is then drawn at once, and its page is not suspended. */
export function screenPart(bring: () => Promise<ComponentType>): ScreenPart {
  const load = loadOnce(bring);
  const Later = lazy(async () => ({ default: await load() }));
  const Screen = () => {
    // For as long as it is shown: another component in its place would begin anew.
    const [Shown] = useState(() => load.get() ?? Later);
    return <Shown />;
  };
  return { Screen, load };
}
