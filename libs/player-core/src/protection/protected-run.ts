import type Hls from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import type { ShakaPlayer } from '../engines/shaka.ts';
import { PlayerError } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import type { KeySystem, Protection, Source } from '../source.ts';
import { chooseStream } from './choose-stream.ts';
import { openFairPlay } from './fairplay.ts';
import { hlsLicences, hlsLicenceProblem } from './hlsjs-licences.ts';
import { hlsSessions } from './hlsjs-sessions.ts';
import { boundSessionsOn } from './key-sessions.ts';
import { adapterOf, type LicenceAdapter } from './licence-exchange.ts';
import type { Licences } from './licences.ts';
import { releaseKeys } from './release-keys.ts';
import { shakaLicences } from './shaka-licences.ts';
import { watchForKeys } from './watch-for-keys.ts';

/** The element of a run, and who hears what goes wrong on it. */
export interface RunElement {
  readonly element: HTMLVideoElement;
  readonly services: PlayerServices;
  readonly signal: AbortSignal;
  /** The engine and its version. */
  readonly engine: string;
  tell(error: PlayerError): void;
}

/** What a protected source adds to a run. Each engine takes what is meant for it; one that plays in the clear has none of this. */
export interface ProtectedRun {
  readonly keySystem: KeySystem;
  /** The stream for this device, in the place of the source's own address. */
  readonly source: Source;
  hlsConfig(): Partial<HlsConfig>;
  /** @returns what an error of hls.js means for a licence, `null` where it has nothing to do with it */
  hlsProblem(data: ErrorData, engine: string): PlayerError | null;
  protectShaka(player: ShakaPlayer): void;
  /** Opens what the element plays by itself; resolves when it may have its source. */
  openOnElement(run: RunElement): Promise<void>;
  /** Tells when the picture waits for a key that does not come, and keeps the key sessions few. */
  watch(run: RunElement, hls?: Hls): void;
  /** Takes the keys off an element that has no source any more. */
  release(element: HTMLVideoElement): Promise<void>;
}

/**
 * Chooses the stream for this device.
 * @returns `null` where the device has none of the key systems and the server gives the content in the clear, too
 * @throws PlayerError KEY_SYSTEM_UNAVAILABLE where it does not
 */
export async function openProtection({
  source,
  services,
  adapters,
}: {
  readonly source: Source;
  readonly services: PlayerServices;
  /** In the place of those that the player has for providers: a test gives its own. */
  readonly adapters?: Readonly<Record<string, LicenceAdapter>>;
}): Promise<ProtectedRun | null> {
  const { protection } = source;
  if (!protection) return null;
  const stream = await chooseStream(protection, services.requestKeySystem);
  if (!stream) return inTheClear(source.url, protection);
  const { url, format, keySystem } = stream;
  const adapter = adapterOf(protection.provider, adapters);
  const licences: Licences = { stream, adapter, request: services.requestKeySystem };
  return {
    keySystem,
    source: { ...source, url, format },
    hlsConfig: () => hlsLicences(licences),
    hlsProblem: hlsLicenceProblem,
    protectShaka: (player) => shakaLicences(player, licences),
    openOnElement: (run) => openFairPlay(run, licences),
    watch(run, hls) {
      watchForKeys(run);
      boundSessionsOn(run.element, run.signal, hls && hlsSessions(hls));
    },
    release: releaseKeys,
  };
}

function inTheClear(url: string, { streams }: Protection): null {
  if (streams.every((stream) => stream.url !== url)) return null;
  const engineCode = streams.map(({ keySystem }) => keySystem).join();
  throw new PlayerError('KEY_SYSTEM_UNAVAILABLE', { severity: 'fatal', engineCode, url });
}
