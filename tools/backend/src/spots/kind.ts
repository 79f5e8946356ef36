import { clockText, element, inLine, linear, mediaFile, wrapper } from './vast-text.ts';

/** The short films there are (`tools/media/spots`). */
export const FILMS = {
  tea: { seconds: 10, title: 'Таң шай' },
  bicycle: { seconds: 15, title: 'Самал' },
  lamp: { seconds: 6, title: 'Шам' },
} as const;
export type FilmName = keyof typeof FILMS;

/** Addresses of this server for one run: what is recorded is kept apart by it. */
export type SpotAddresses = {
  origin: string;
  /** The list of a kind. */
  list(kind: string, query?: Readonly<Record<string, string | number>>): string;
  /** Where an advertisement tells of itself. */
  told(spot: string): (event: string) => string;
  film(file: string, how?: FilmFault): string;
  page(spot: string): string;
  picture(spot: string): string;
};

/** How a film goes wrong on its way. */
export const FILM_FAULTS = ['missing', 'slow', 'hang', 'noise', 'cut', 'page'] as const;
export type FilmFault = (typeof FILM_FAULTS)[number];

/** What comes back for the address of a list. */
export type SpotAnswer = {
  body: string | Buffer;
  status?: number;
  type?: string;
  headers?: Readonly<Record<string, string>>;
  /** Later by so much. */
  delayMs?: number;
  bytesPerSecond?: number;
  /** Never; the connection stays open. */
  hangs?: boolean;
  /** A page of another origin may not read it. */
  isClosedToPages?: boolean;
};

/** What a player makes of a kind. `reports`: the codes that advertisements are told meanwhile, by `[ERRORCODE]`. */
export type Outcome =
  | { result: 'plays'; spots: readonly string[]; reports?: readonly number[] }
  /** The list is sound, and what it leads to cannot be played: the player itself finds that out. */
  | { result: 'breaks'; spots: readonly string[]; code: number }
  | { result: 'nothing'; code: number; reports?: readonly number[] };

/** A kind of answer, one row each. */
export type SpotKind = {
  name: string;
  /** One line for whoever looks for it. */
  does: string;
  outcome: Outcome;
} & (
  | { answer(to: SpotAddresses, asked: URLSearchParams): SpotAnswer | string }
  /** An address that is not of this server. */
  | { at: string }
);

export const plays = (...spots: readonly string[]): Outcome => ({ result: 'plays', spots });
/** It plays, and something else was told that it could not. */
export const playsAfter = (report: number, ...spots: readonly string[]): Outcome => ({
  result: 'plays',
  spots,
  reports: [report],
});
export const nothing = (code: number, ...reports: readonly number[]): Outcome => ({ result: 'nothing', code, reports });
export const breaks = (code: number, ...spots: readonly string[]): Outcome => ({ result: 'breaks', spots, code });

export const filesOf = (to: SpotAddresses, film: FilmName, how?: FilmFault) => [
  mediaFile({ at: to.film(`${film}-360p.mp4`, how) }),
  mediaFile({ at: to.film(`${film}-720p.mp4`, how), width: 1280, height: 720, kbps: 750 }),
];

type Changes = {
  id?: string;
  sequence?: number;
  /** In place of both sizes of the film. */
  files?: readonly string[];
  duration?: string | null;
  skipoffset?: string;
  page?: string | null;
  /** In place of the one linear creative, which it gets. */
  creatives?: (one: string) => readonly string[];
  /** Further elements of the advertisement. */
  more?: string;
  told?: (event: string) => string;
};

/** An advertisement with a film, with what a kind changes of it. */
export function spot(to: SpotAddresses, film: FilmName, changes: Changes = {}): string {
  const { id = film, files = filesOf(to, film), duration = clockText(FILMS[film].seconds) } = changes;
  const { skipoffset, page = to.page(film), told = to.told(id), more, sequence } = changes;
  const one = element('Creative', { id: `${id}-film` }, linear({ duration, skipoffset, files, told, page }));
  const creatives = changes.creatives?.(one) ?? [one];
  return inLine({ id, sequence, title: FILMS[film].title, told, creatives, ...(more !== undefined && { more }) });
}

/** An advertisement that is somewhere else. */
export const elsewhere = (
  to: SpotAddresses,
  id: string,
  next: string,
  attributes: Readonly<Record<string, boolean>> = {},
  sequence?: number,
) => wrapper({ id, next, told: to.told(id), attributes, sequence });
