import { profilesApi } from '@livery/api-client/profiles';
import {
  readDeviceSettings,
  readViewerSettings,
  remember,
  settingsFor,
  type RememberedSettings,
  type ViewerSettings,
} from '@livery/domain/controls';
import { STORED } from '@livery/domain/stored-keys';
import type { BrandStorage } from '@livery/platform/storage';
import { useCallback, useMemo } from 'react';
import { createValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { usePlayerBus } from './player-bus.ts';
import { useService, useServices } from './services.tsx';

/** How often a setting has changed: every place that shows one reads it again. */
const createChangeCount = () => createValue(0);

/** The settings of this device: volume, picture quality, the look of subtitles. */
export function useDeviceSettings(): readonly [RememberedSettings, (change: Partial<RememberedSettings>) => void] {
  const { storage } = useServices();
  const changes = useService(createChangeCount);
  useValue(changes);
  const stored = storage.get(STORED.playerDevice);
  const settings = useMemo(() => readDeviceSettings(stored), [stored]);
  const change = useCallback(
    (part: Partial<RememberedSettings>) => {
      const now = readDeviceSettings(storage.get(STORED.playerDevice));
      storage.set(STORED.playerDevice, JSON.stringify({ ...now, ...part }));
      changes.set(changes.get() + 1);
    },
    [storage, changes],
  );
  return [settings, change];
}

type Whose = { readonly profileId: number | null; readonly seriesId: number | null };

/** What a person chose: everybody of a household for themselves. */
const keyOf = (profileId: number | null) => `${STORED.playerViewer}_${profileId ?? 'guest'}`;

export const viewerSettings = (storage: BrandStorage, { profileId, seriesId }: Whose): ViewerSettings =>
  settingsFor(readViewerSettings(storage.get(keyOf(profileId))), seriesId);

/** What a viewer wants for the text who wants none. */
export const NO_SUBTITLES = 'off';

export type RememberChoice = (change: ViewerSettings) => void;

export function rememberForViewer(storage: BrandStorage, { profileId, seriesId }: Whose, change: ViewerSettings): void {
  const before = readViewerSettings(storage.get(keyOf(profileId)));
  storage.set(keyOf(profileId), JSON.stringify(remember(before, change, seriesId)));
}

/** Remembers what is chosen while something plays: for whoever watches, and for the series. */
export function useRememberChoice(): RememberChoice {
  const { storage } = useServices();
  const bus = usePlayerBus();
  const { data: profile } = profilesApi.useGetActiveProfileQuery();
  const profileId = profile?.id ?? null;
  return useCallback(
    (change) => rememberForViewer(storage, { profileId, seriesId: bus.playing.get()?.seriesId ?? null }, change),
    [bus, storage, profileId],
  );
}
