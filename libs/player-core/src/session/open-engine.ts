import { mediaSupport } from '../compat/media-source.ts';
import { chooseEngine } from '../engines/choose.ts';
import type { Engine, EngineHost } from '../engines/engine.ts';
import type { EngineCatalogue } from '../engines/engine.ts';
import { needsFullEngine, readManifest } from '../engines/read-manifest.ts';
import { PlayerError, toPlayerError } from '../errors/player-error.ts';
import { sourceFormat } from '../source.ts';

/** What a run is opened with: everything that an engine gets, except what opening finds out. */
export type RunHost = Omit<EngineHost, 'manifest'>;

/**
 * Chooses, fetches and makes the engine for one run, without starting it.
 * @returns `null` when the signal ended the run meanwhile
 * @throws PlayerError when there is nothing to play, no engine for it, or the manifest or the engine's code cannot be fetched
 */
export async function openEngine(host: RunHost, engines: EngineCatalogue): Promise<Engine | null> {
  const { element, services, signal, source } = host;
  if (source.url === '') throw new PlayerError('SOURCE_MISSING', { severity: 'fatal' });
  const support = mediaSupport(element);
  const isHls = sourceFormat(source) === 'hls' && support.hasMediaSource;
  // Channels are muxed nearly always: their engine is fetched while the manifest is being read. A wrong guess costs nothing but bytes.
  if (isHls && source.kind !== 'vod') void engines['hlsjs-light']().catch(() => undefined);
  const manifest = isHls && source.tracks === undefined ? await readManifest(source.url, services, signal) : null;
  if (signal.aborted) return null;

  const name = chooseEngine(source, support, manifest ? needsFullEngine(manifest) : source.tracks !== 'muxed');
  if (!name) throw new PlayerError('ENGINE_UNSUPPORTED', { severity: 'fatal', url: source.url });

  const create = await engines[name]().catch((thrown: unknown) => {
    throw toPlayerError(thrown, 'ENGINE_CODE_MISSING');
  });
  return signal.aborted ? null : create({ ...host, manifest });
}
