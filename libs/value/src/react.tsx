import { useSyncExternalStore, type FunctionComponent } from 'react';
import { loadOnce, type LoadOnce } from './load-once.ts';
import type { ReadonlyValue } from './value.ts';

/** The value now; the component is drawn again after each change. */
export const useValue = <T,>(value: ReadonlyValue<T>): T => useSyncExternalStore(value.subscribe, value.get);

/** What is loaded once: at once where it has come, else the component is suspended until it has. */
export function useLoadOnce<T>(once: LoadOnce<T>): T {
  const value = once.get();
  // Not by `use`: who suspended by it must not go on without it, and it waits also for what has come.
  if (value === undefined) throw once();
  return value;
}

type Part<Props> = FunctionComponent<Props>;

/** A component with a chunk of its own. */
export type LazyPart<Props> = Part<Props> & { readonly preload: LoadOnce<Part<Props>>; get(): Part<Props> | undefined };

/** A part that its screen can do without: where the chunk does not come, its place stays empty, and the screen stays. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: Part<Props> }>): LazyPart<Props> {
  const preload = loadOnce<Part<Props>>(() =>
    load().then(
      (module) => module.default,
      () => Nothing,
    ),
  );
  const Lazy = (props: Props) => {
    const Loaded = useLoadOnce(preload);
    return <Loaded {...props} />;
  };
  return Object.assign(Lazy, { preload, get: preload.get });
}

const Nothing = () => null;
