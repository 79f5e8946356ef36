import { mediaSupport } from '../compat/media-source.ts';
import { enginesFor } from '../engines/choose.ts';
import type { Engine, EngineHost } from '../engines/engine.ts';
import type { EngineCatalogue } from '../engines/engine.ts';
import { isIFramesOnly, neededEngine } from '../engines/hls-tags.ts';
import { readManifest } from '../engines/read-manifest.ts';
import type { PrefetchedResponses } from '../prefetch/prefetched-responses.ts';
import type { ProtectedRun } from '../protection/protected-run.ts';
import { fetchStartupFiles, playlistTextOf } from '../prefetch/startup-files.ts';
import type { PrefetchCache } from '../prefetch/prefetch-cache.ts';
import { PlayerError, toPlayerError } from '../errors/player-error.ts';
import { isWhereItBegins, sourceFormat } from '../source.ts';

/** What a run is opened with: everything that an engine gets, except what opening finds out. */
export type RunHost = Omit<EngineHost, 'prefetched' | 'protection' | 'clientData'> & {
  readonly prefetchCache: Pick<PrefetchCache, 'take'>;
};

/** What earlier runs of the load have found out. */
export interface EngineNeeds {
  /** How many engines have been given up. */
  readonly givenUp: number;
  /** Whether the light build of hls.js was not enough. */
  readonly needsFull: boolean;
}

export interface OpenedEngine {
  readonly engine: Engine;
  /** Whether yet another one could try. */
  readonly hasSuccessor: boolean;
}

/**
 * Chooses, fetches and makes the engine for one run, without starting it.
 * @returns `null` when the signal ended the run meanwhile
 * @throws PlayerError when there is nothing to play, no engine for it, or the manifest or the engine's code cannot be fetched
 */
export async function openEngine(
  host: RunHost,
  engines: EngineCatalogue,
  needs: EngineNeeds,
): Promise<OpenedEngine | null> {
  if (host.source.url === '') throw new PlayerError('SOURCE_MISSING', { severity: 'fatal' });
  const protection = host.source.protection ? await protectionFor(host, engines) : null;
  return openChosen(protection ? { ...host, source: protection.source } : host, engines, needs, protection);
}

async function openChosen(
  host: RunHost,
  engines: EngineCatalogue,
  { givenUp, needsFull }: EngineNeeds,
  protection: ProtectedRun | null,
): Promise<OpenedEngine | null> {
  const { prefetchCache, ...engineHost } = host;
  const { element, services, signal, source } = host;
  const support = mediaSupport(element);
  const isHls = sourceFormat(source) === 'hls' && support.hasMediaSource;
  // Channels are muxed nearly always: their engine is fetched while the manifest is being read. A wrong guess costs nothing but bytes.
  const likely = protection ? 'hlsjs' : source.kind === 'vod' ? null : 'hlsjs-light';
  if (isHls && likely) void engines[likely]().catch(() => undefined);
  const ahead = isHls ? prefetchCache.take(source.url, signal) : null;
  const prefetched: PrefetchedResponses = ahead ?? new Map();
  const manifest = isHls && source.tracks === undefined ? await manifestOf(host, prefetched) : null;
  if (signal.aborted) return null;
  if (manifest && isIFramesOnly(manifest.text))
    throw new PlayerError('ENGINE_UNSUPPORTED', { severity: 'fatal', url: source.url });
  if (manifest && !ahead && givenUp === 0 && beginsByItself(host))
    void fetchStartupFiles({ services, prefetched, signal }, manifest, 'segment');

  const least = manifest ? neededEngine(manifest) : source.tracks === 'muxed' ? 'hlsjs-light' : 'hlsjs';
  const needed = (needsFull || protection) && least === 'hlsjs-light' ? 'hlsjs' : least;
  const candidates = enginesFor(source, support, needed, protection?.keySystem);
  const index = Math.min(givenUp, candidates.length - 1);
  const name = candidates[index];
  if (!name) throw new PlayerError('ENGINE_UNSUPPORTED', { severity: 'fatal', url: source.url });

  const clientData = services.sendsClientData() ? clientDataFor(host) : null;
  const create = await engines[name]().catch((thrown: unknown) => {
    throw toPlayerError(thrown, 'ENGINE_CODE_MISSING');
  });
  const given = { prefetched, ...(protection && { protection }), ...(clientData && (await clientData)) };
  if (signal.aborted) return null;
  const engine = create({ ...engineHost, ...given });
  return { engine, hasSuccessor: index < candidates.length - 1 };
}

/**
 * What opens the source on this device. Its code is a chunk of its own: a page that plays in the clear never has it. The engine's code comes
 * while the device is asked for its key systems.
 */
async function protectionFor(host: RunHost, engines: EngineCatalogue): Promise<ProtectedRun | null> {
  const isDash = host.source.protection?.streams[0]?.format === 'dash';
  void engines[isDash ? 'dash' : 'hlsjs']().catch(() => undefined);
  const { openProtection } = await import('../protection/protected-run.ts').catch((thrown: unknown) => {
    throw toPlayerError(thrown, 'ENGINE_CODE_MISSING');
  });
  return openProtection(host);
}

/** What the requests of a run say. Media are played without it where its code cannot be had. */
const clientDataFor = (host: RunHost) =>
  import('../client-data/client-data.ts').then(
    ({ clientDataOf }) => ({ clientData: clientDataOf(host) }),
    () => null,
  );

/** The multivariant playlist: fetched ahead, or now; the engine need not ask for it again. */
async function manifestOf(
  { source: { url }, services, signal }: RunHost,
  prefetched: PrefetchedResponses,
): Promise<{ readonly url: string; readonly text: string }> {
  const known = playlistTextOf((await prefetched.get(url)) ?? null);
  if (known) return known;
  const { text, responseUrl } = await readManifest(url, services, signal);
  prefetched.set(url, Promise.resolve({ url: responseUrl, body: text, firstByteMs: 0, wholeMs: 0 }));
  return { text, url: responseUrl };
}

/** A channel as it is now: what its engine asks for first is known. */
const beginsByItself = ({ source, startAt }: RunHost): boolean => source.kind === 'live' && isWhereItBegins(startAt);
