import { callApi } from '@livery/api-client';
import { adsEndpoints } from '@livery/contract/ads/endpoints';
import type { AdIdentifier } from '@livery/contract/ads/entities';
import type { ReadonlyValue } from '@livery/value';
import type { CapabilityListener } from '@livery/widgets/capability';
import { consent, type Consent } from '@livery/widgets/consent';
import type { SiteEvents } from '@livery/widgets/site-events';

/** So long after the last one an identifier is saved. ADS-023, API-064 */
const SAVE_AFTER_MS = 5_000;

export interface OwnIdPorts {
  /** Those that the server knows already. */
  readonly known: (signal: AbortSignal) => Promise<readonly AdIdentifier[]>;
  readonly save: (id: AdIdentifier, signal: AbortSignal) => Promise<unknown>;
}

const isSame = (one: AdIdentifier, other: AdIdentifier): boolean =>
  one.vendor === other.vendor && one.identifier === other.identifier;

/** Saves the newest identifier of each vendor that the server does not know. A failed save is worth no word: the next visit tries again. */
export function createIdKeeper({ known, save }: OwnIdPorts, signal: AbortSignal) {
  const waiting = new Map<string, AdIdentifier>();
  let asked: Promise<readonly AdIdentifier[]> | null = null;
  let askedOf: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is saved now goes on for as long as the viewer has not taken the consent back. */
  let allowed = new AbortController();
  signal.addEventListener('abort', stop);

  function stop(): void {
    waiting.clear();
    clearTimeout(timer);
    allowed.abort();
    allowed = new AbortController();
  }

  async function saveAll(until: AbortSignal): Promise<void> {
    const ids = [...waiting.values()];
    waiting.clear();
    const there = await (asked ??= known(signal).catch(() => []));
    for (const id of ids) {
      if (until.aborted) return;
      if (!there.some((one) => isSame(one, id))) await save(id, until).catch(() => undefined);
    }
  }

  return {
    /** Of a user; what the server knows of one says nothing of another. */
    note(id: AdIdentifier, user: number): void {
      if (signal.aborted) return;
      if (user !== askedOf) asked = null;
      askedOf = user;
      waiting.set(id.vendor, id);
      clearTimeout(timer);
      timer = setTimeout(() => void saveAll(allowed.signal), SAVE_AFTER_MS);
    },
    /** The viewer has taken the consent back: what waits, or is on its way, is not saved any more. */
    drop: stop,
  };
}

/** What the Android application may say of its viewer; a browser has no such bridge. */
interface HostBridge {
  readonly Android?: { getAdIdentifier?(): string };
}

/** `{"identifier": "…", "vendor": "…"}`; anything else is none. */
function idOfHost(host: HostBridge): AdIdentifier | null {
  try {
    const said: unknown = JSON.parse(host.Android?.getAdIdentifier?.() ?? 'null');
    const { identifier, vendor } = Object(said) as Partial<Record<keyof AdIdentifier, unknown>>;
    return typeof identifier === 'string' && typeof vendor === 'string' && identifier && vendor
      ? { identifier, vendor }
      : null;
  } catch {
    return null;
  }
}

interface HostWorld {
  readonly events: Pick<SiteEvents, 'on'>;
  readonly answer: Pick<ReadonlyValue<Consent>, 'get' | 'subscribe'>;
  readonly host: HostBridge;
  readonly keeper: ReturnType<typeof createIdKeeper>;
}

/** Asks the host for its viewer's identifier whenever somebody else watches, once nothing stands against telling it. */
export function followHost({ events, answer, host, keeper }: HostWorld, signal: AbortSignal): void {
  let viewer: number | null = null;
  const tell = () => {
    if (answer.get() !== 'given') return keeper.drop();
    const id = viewer === null ? null : idOfHost(host);
    if (id && viewer !== null) keeper.note(id, viewer);
  };
  answer.subscribe(tell, signal);
  events.on('viewer', ({ user }) => ((viewer = user), tell()), signal);
}

const listener: CapabilityListener = ({ events, services, signal }) => {
  const keeper = createIdKeeper(
    {
      known: async (until) => (await callApi(adsEndpoints.getAdIds, undefined, { signal: until })).data?.adIds ?? [],
      save: (id, until) => callApi(adsEndpoints.saveAdId, id, { signal: until }),
    },
    signal,
  );
  followHost({ events, answer: services.get(consent), host: window as HostBridge, keeper }, signal);
};
export default listener;
