import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';

/** What to shoot, and where to put it. */
export interface Request {
  readonly screens: readonly string[];
  readonly brands: readonly string[];
  readonly widths: readonly number[];
  readonly scheme: 'dark' | 'light';
  /** As a television set shows it: read from ten feet, and walked by a remote control. */
  readonly density: 'tv' | undefined;
  /** The browser's language; a brand that does not speak it shows its own. */
  readonly language: string;
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
  widths: { type: 'string' },
  density: { type: 'string' },
  scheme: { type: 'string', default: 'dark' },
  language: { type: 'string', default: 'ru' },
  full: { type: 'boolean', default: false },
  out: { type: 'string' },
  against: { type: 'string' },
} as const;

const WIDTHS = '390,1440';
/** What a television set says of its window. */
const TV_WIDTHS = '1920';
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

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= NARROWEST && width <= WIDEST) return width;
  throw new Refusal(`"${text}" is no width: give whole pixels from ${NARROWEST} to ${WIDEST}.`);
}

function readScheme(text: string): Request['scheme'] {
  if (text === 'dark' || text === 'light') return text;
  throw new Refusal(`"${text}" is no scheme: choose dark or light.`);
}

function readDensity(text: string | undefined): Request['density'] {
  if (text === undefined || text === 'tv') return text;
  throw new Refusal(`"${text}" is no density: say tv, or leave it to the brand.`);
}

function readLanguage(text: string): string {
  if (/^[a-z]{2,3}(-[A-Z]{2})?$/.test(text)) return text;
  throw new Refusal(`"${text}" is no language: give a code such as ru or kk.`);
}

/**
 * Reads the words after `npm run look --`.
 * @throws Refusal with one sentence about the first word that makes no sense.
 */
export function readRequest(args: readonly string[], all: Known): Request {
  const { values, positionals } = parse(args);
  const chosen = list(values.brands ?? all.brands.join(','));
  const density = readDensity(values.density);
  const widths = list(values.widths ?? (density === 'tv' ? TV_WIDTHS : WIDTHS)).map(readWidth);
  if (chosen.length === 0) throw new Refusal(`--brands names none: choose from ${all.brands.join(', ')}.`);
  if (widths.length === 0) throw new Refusal('--widths names none: give whole pixels such as 390,1440.');
  return {
    screens: readScreens(positionals.flatMap(list), all.screens),
    brands: known('brand', chosen, all.brands),
    widths,
    scheme: readScheme(values.scheme),
    density,
    language: readLanguage(values.language),
    full: values.full,
    out: values.out,
    against: values.against,
  };
}
