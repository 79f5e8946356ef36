import { watcherKey } from '@livery/domain/profiles';
import { createValue, type ReadonlyValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { useSelector } from 'react-redux';
import { useService, type MakeService } from './services.tsx';

type ByViewer<Kept> = Readonly<Record<string, Kept>>;

export interface KeptByViewer<Kept> {
  readonly all: ReadonlyValue<ByViewer<Kept>>;
  readonly none: Kept;
  change(viewer: string, next: (before: Kept) => Kept): void;
}

interface KeptAs<Kept> {
  /** The key of the storage. */
  readonly key: string;
  readonly read: (stored: string | null) => ByViewer<Kept>;
  readonly none: Kept;
}

/** What this browser keeps of each viewer under one key. It is read anew when somebody else takes over or another tab writes there. */
export const keepByViewer =
  <Kept>({ key, read, none }: KeptAs<Kept>): MakeService<KeptByViewer<Kept>> =>
  ({ storage, events }, signal) => {
    const readAll = () => read(storage.get(key));
    const all = createValue(readAll());
    events.on('viewer', () => all.set(readAll()), signal);
    addEventListener(
      'storage',
      // Without a key the whole storage was emptied.
      ({ key: written }) => (written === null || written.endsWith(`.${key}`)) && all.set(readAll()),
      { signal },
    );
    return {
      all,
      none,
      change(viewer, next) {
        const before = readAll();
        const after = { ...before, [viewer]: next(before[viewer] ?? none) };
        storage.set(key, JSON.stringify(after));
        all.set(after);
      },
    };
  };

/** What is kept of whoever is watching, and the way to change it; nothing of a viewer who is not known. */
export function useKeptByViewer<Kept>(make: MakeService<KeptByViewer<Kept>>) {
  const { all, none, change } = useService(make);
  const viewer = useSelector(watcherKey);
  const kept = useValue(all);
  return {
    viewer,
    kept: viewer === null ? none : (kept[viewer] ?? none),
    change: (next: (before: Kept) => Kept) => viewer !== null && change(viewer, next),
  };
}
