import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';
import { VIEWERS, type Viewer } from './viewers.ts';
import type { Window } from './window.ts';

/** What to shoot, and where to put it. */
export interface Request {
  readonly screens: readonly string[];
  readonly brands: readonly string[];
  readonly widths: readonly Window[];
  readonly scheme: 'dark' | 'light';
  /** The browser's language; a brand that does not speak it shows its own. */
  readonly language: string;
  /** Whose pages they are; without it each screen's own. */
  readonly viewer: Viewer | undefined;
  /** The whole page instead of the window. */
  readonly full: boolean;
  /** Folder for pictures and sheet; without it one named by the time. */
  readonly out: string | undefined;
  /** A git revision that is shot beside. */
  readonly against: string | undefined;
}

export interface Known {
  readonly screens: readonly string[];
  readonly brands: readonly string[];
}

const OPTIONS = {
  brands: { type: 'string' },
  widths: { type: 'string', default: '390,1440' },
  scheme: { type: 'string', default: 'dark' },
  language: { type: 'string', default: 'ru' },
  as: { type: 'string' },
  full: { type: 'boolean', default: false },
  out: { type: 'string' },
  against: { type: 'string' },
} as const;

const NARROWEST = 240;
const WIDEST = 4_000;

const list = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message.split('\n')[0] ?? '', { cause: error });
  }
}

function known(kind: string, names: readonly string[], all: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Refusal(`"${unknown}" is no ${kind}: choose from ${all.join(', ')}.`);
  return names;
}

function readScreens(names: readonly string[], all: readonly string[]): readonly string[] {
  const words = `${all.join(', ')}, storybook:<story id>`;
  if (names.length === 0) throw new Refusal(`Which screens? Name one or more of ${words}.`);
  const unknown = names.find((name) => !all.includes(name) && !/^storybook:[a-z0-9-]+$/.test(name));
  if (unknown !== undefined) throw new Refusal(`"${unknown}" is no screen: choose from ${words}.`);
  return [...new Set(names)];
}

function readWidth(text: string): Window {
  if (text === 'tv') return text;
  const width = Number(text);
  if (Number.isInteger(width) && width >= NARROWEST && width <= WIDEST) return width;
  throw new Refusal(`"${text}" is no width: give whole pixels from ${NARROWEST} to ${WIDEST}, or tv.`);
}

function readScheme(text: string): Request['scheme'] {
  if (text === 'dark' || text === 'light') return text;
  throw new Refusal(`"${text}" is no scheme: choose dark or light.`);
}

function readLanguage(text: string): string {
  if (/^[a-z]{2,3}(-[A-Z]{2})?$/.test(text)) return text;
  throw new Refusal(`"${text}" is no language: give a code such as ru or kk.`);
}

function readViewer(text: string | undefined): Viewer | undefined {
  const viewer = VIEWERS.find((name) => name === text);
  if (viewer === undefined && text !== undefined)
    throw new Refusal(`"${text}" is no viewer: choose from ${VIEWERS.join(', ')}.`);
  return viewer;
}

/**
 * Reads the words after `npm run look --`.
 * @throws Refusal with one sentence about the first word that makes no sense.
 */
export function readRequest(args: readonly string[], all: Known): Request {
  const { values, positionals } = parse(args);
  const chosen = list(values.brands ?? all.brands.join(','));
  const widths = list(values.widths).map(readWidth);
  if (chosen.length === 0) throw new Refusal(`--brands names none: choose from ${all.brands.join(', ')}.`);
  if (widths.length === 0) throw new Refusal('--widths names none: give whole pixels such as 390,1440.');
  return {
    screens: readScreens(positionals.flatMap(list), all.screens),
    brands: known('brand', chosen, all.brands),
    widths,
    scheme: readScheme(values.scheme),
    language: readLanguage(values.language),
    viewer: readViewer(values.as),
    full: values.full,
    out: values.out,
    against: values.against,
  };
}
