/** What an operator turns on and off without a new build. */
export interface Switches {
  /** Keeps the site's files on the device, so that it starts at once and without a network. */
  readonly serviceWorker: boolean;
  /** Asks for the address of a channel before it is chosen. */
  readonly streamPrefetch: boolean;
  /** Whether anything is counted. */
  readonly analytics: boolean;
  /** Whether requests for media say how the player is (CMCD). A delivery network must leave `CMCD` out of what it stores them by. */
  readonly clientData: boolean;
}

/** What differs between two installations of the same build: `/config.json`. */
export interface SiteConfig {
  /** Where viewers find this site; for addresses in share previews. */
  readonly siteOrigin: string;
  /** Where the API answers. */
  readonly apiOrigin: string;
  /** Where streams may come from; the Content-Security-Policy allows no other. */
  readonly mediaOrigins: readonly string[];
  /** Where pictures may come from. */
  readonly imageOrigins: readonly string[];
  /** Pages of others that may show this site in a frame. */
  readonly embedOrigins: readonly string[];
  /** Whom else the page may speak to, by what for. Nobody where a list is empty. */
  readonly origins: {
    /** Payment forms of banks: shown in a frame, and sent to; and the QR codes that they draw. */
    readonly pay: readonly string[];
    /** Advertising: its lists, media, pictures and pages in frames. */
    readonly ads: readonly string[];
    /** Licence servers of protected streams. */
    readonly licence: readonly string[];
    /** The script that finds receivers, and what it asks. */
    readonly cast: readonly string[];
    /** Where analytics events are sent, those of playback among them. */
    readonly metrics: readonly string[];
    /** A support chat in a frame. */
    readonly messenger: readonly string[];
  };
  readonly ads: {
    /** Whether something may come before a channel that the viewer changes to on its page. */
    readonly onZap: boolean;
  };
  /** What is on and off in this installation. */
  readonly switches: Switches;
}

/** Where `npm start` listens. */
export const LOCAL_CONFIG: SiteConfig = {
  siteOrigin: 'http://localhost:4200',
  apiOrigin: 'http://localhost:4100',
  mediaOrigins: ['http://localhost:4101'],
  imageOrigins: ['http://localhost:4101'],
  embedOrigins: [],
  origins: { pay: [], ads: [], licence: [], cast: [], metrics: [], messenger: [] },
  ads: { onZap: false },
  switches: { serviceWorker: true, streamPrefetch: true, analytics: true, clientData: false },
};

export type ParsedConfig =
  { readonly ok: true; readonly config: SiteConfig } | { readonly ok: false; readonly problems: readonly string[] };

type Reader = (value: unknown, field: string, base: unknown) => unknown;

class ConfigProblem extends Error {}

const shown = (value: unknown) => JSON.stringify(value) ?? String(value);

/** An origin and nothing else: what a Content-Security-Policy can name. */
const origin: Reader = (value, field) => {
  const canParse = typeof value === 'string' && URL.canParse(value);
  const url = canParse ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value)
    throw new ConfigProblem(
      `${field} is ${shown(value)}, but it must be an origin such as https://api.example.tv, without a path.`,
    );
  return value;
};

const origins: Reader = (value, field, base) => {
  if (!Array.isArray(value)) throw new ConfigProblem(`${field} is ${shown(value)}, but it must be a list of origins.`);
  return value.map((item, index) => origin(item, `${field}[${index}]`, base));
};

const flag: Reader = (value, field) => {
  if (typeof value === 'boolean') return value;
  throw new ConfigProblem(`${field} is ${shown(value)}, but it must be true or false.`);
};

const record =
  (readers: Readonly<Record<string, Reader>>): Reader =>
  (value, field, base) => {
    const at = (name: string) => (field ? `${field}.${name}` : name);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ConfigProblem(`${field || 'The configuration'} is ${shown(value)}, but it must be an object.`);
    const problems: string[] = [];
    const read: Record<string, unknown> = { ...(base as object) };
    for (const [name, item] of Object.entries(value)) {
      const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
      if (!reader) {
        problems.push(`${at(name)} is not a setting; the settings are ${Object.keys(readers).map(at).join(', ')}.`);
        continue;
      }
      try {
        read[name] = reader(item, at(name), read[name]);
      } catch (error) {
        if (!(error instanceof ConfigProblem)) throw error;
        problems.push(error.message);
      }
    }
    if (problems.length > 0) throw new ConfigProblem(problems.join('\n'));
    return read;
  };

const siteConfig = record({
  siteOrigin: origin,
  apiOrigin: origin,
  mediaOrigins: origins,
  imageOrigins: origins,
  embedOrigins: origins,
  origins: record({
    pay: origins,
    ads: origins,
    licence: origins,
    cast: origins,
    metrics: origins,
    messenger: origins,
  }),
  ads: record({ onZap: flag }),
  switches: record({ serviceWorker: flag, streamPrefetch: flag, analytics: flag, clientData: flag }),
});

/**
 * Lays an operator's settings over those of the build. What he does not name stays; what he names wrongly gives a sentence each,
 * and then nothing of his file is taken.
 */
export function parseSiteConfig(settings: unknown, base: SiteConfig = LOCAL_CONFIG): ParsedConfig {
  try {
    return { ok: true, config: siteConfig(settings, '', base) as SiteConfig };
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    return { ok: false, problems: error.message.split('\n') };
  }
}
