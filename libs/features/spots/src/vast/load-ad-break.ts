import { PLAIN_LIMITS, type FileLimits } from './ad-files.ts';
import { fetchList, ListFailure, type ListAsking } from './fetch-list.ts';
import { ListParser, wrapperFetcher, type AdFailure, type ParsedList } from './list-parser.ts';
import { fillMacros, type MacroValues } from './macros.ts';
import { addressesOf, playableAd, type ParsedAd, type PlayableAd } from './playable-ad.ts';

export type BreakLimits = FileLimits & {
  /** A list of more is none. */
  readonly maxBytes: number;
  /** Ads of one break. ADS-009 */
  readonly maxAds: number;
};

export const BREAK_LIMITS: BreakLimits = { ...PLAIN_LIMITS, maxBytes: 1024 * 1024, maxAds: Infinity };

/** The client refuses the wrapper of this number: five are followed. CALL-093 */
const WRAPPER_LIMIT = 6;
const EMPTY_LIST = 1009;
const NO_ADS = 303;
const UNKNOWN = 900;

export type BreakRequest = {
  /** Tried in order, each with its aliases behind it, until one gives an ad. ADS-002 */
  readonly urls: readonly { readonly url: string; readonly aliases: readonly string[] }[];
  /** For the whole chain: what is not there when it ends is not waited for. ADS-019 */
  readonly budget: AbortSignal;
  readonly macros: MacroValues;
  readonly fetch: typeof globalThis.fetch;
  readonly limits?: Partial<BreakLimits>;
};

type Told = {
  /** Which addresses gave nothing, and why. */
  readonly failures: readonly AdFailure[];
  /** Addresses of the lists that want to know of it, ready to be sent. */
  readonly reports: readonly string[];
};

export type LoadedBreak =
  | ({ readonly kind: 'ads'; readonly ads: readonly PlayableAd[] } & Told)
  /** `code` is that of the first address. */
  | ({ readonly kind: 'nothing'; readonly code: number } & Told);

/** The ads of a break, in order: a pod by its numbers, else the first of those to choose from that can be played. Never throws. */
export async function loadAdBreak({ urls, budget, macros, fetch, limits = {} }: BreakRequest): Promise<LoadedBreak> {
  const wanted = { ...BREAK_LIMITS, ...limits };
  const asking = { fetch, budget, maxBytes: wanted.maxBytes };
  const failures: AdFailure[] = [];
  const reports: string[] = [];
  for (const template of urls.flatMap(({ url, aliases }) => [url, ...aliases])) {
    const reader = listReader(fillMacros(template, macros), asking, wanted, macros);
    const ads = await reader.read();
    failures.push(...reader.failures);
    reports.push(...reader.reports);
    if (ads.length > 0) return { kind: 'ads', ads: ads.slice(0, wanted.maxAds), failures, reports };
    if (budget.aborted) break;
  }
  return { kind: 'nothing', code: failures[0]?.code ?? UNKNOWN, failures, reports };
}

const isInPod = ({ sequence }: ParsedAd) => Number(sequence) > 0;
const bySequence = (one: ParsedAd, other: ParsedAd) => Number(one.sequence) - Number(other.sequence);

/** Reads what one address leads to. */
function listReader(address: string, asking: ListAsking, limits: BreakLimits, macros: MacroValues) {
  const failures: AdFailure[] = [];
  const reports: string[] = [];
  const parser = new ListParser({ fetcher: wrapperFetcher(asking, macros, (failure) => failures.push(failure)) });

  const fail = (code: number, templates: readonly (string | { url: string })[]) => {
    if (!failures.some((known) => known.code === code)) failures.push({ address, code });
    // An empty list is told as VAST numbers it.
    const told = { ...macros, ERRORCODE: code === EMPTY_LIST ? NO_ADS : code };
    for (const one of addressesOf(templates)) {
      const report = fillMacros(one, told);
      if (!reports.includes(report)) reports.push(report);
    }
  };

  const judge = (ad: ParsedAd, list: ParsedList): readonly PlayableAd[] => {
    const found = playableAd(ad, limits);
    if (typeof found !== 'number') return [found];
    fail(found, [...ad.errorURLTemplates, ...list.errorURLTemplates]);
    return [];
  };

  /** The next one to choose from that can be played; those that were not looked at are fetched one by one. */
  async function nextSpare(spare: ParsedAd[], list: ParsedList): Promise<readonly PlayableAd[]> {
    for (;;) {
      const ad = spare.shift();
      if (ad) {
        const found = judge(ad, list);
        if (found.length > 0) return found;
      } else if (parser.remainingAds.length === 0) return [];
      else spare.push(...(await parser.getRemainingAds(false)).ads);
    }
  }

  async function play(list: ParsedList): Promise<readonly PlayableAd[]> {
    const spare = list.ads.filter((ad) => !isInPod(ad));
    const pod = list.ads.filter(isInPod).sort(bySequence);
    const chosen: PlayableAd[] = [];
    for (const part of pod) {
      const found = judge(part, list);
      chosen.push(...(found.length > 0 ? found : await nextSpare(spare, list)));
    }
    return chosen.length > 0 ? chosen : nextSpare(spare, list);
  }

  async function read(): Promise<readonly PlayableAd[]> {
    try {
      const xml = await fetchList(address, 'first', asking);
      const list: ParsedList = await parser.parseVAST(xml, {
        url: address,
        resolveAll: false,
        wrapperLimit: WRAPPER_LIMIT,
      });
      parser.rootURL = address;
      if (list.ads.length === 0 && parser.remainingAds.length === 0) fail(EMPTY_LIST, list.errorURLTemplates);
      return await play(list);
    } catch (error) {
      // The client may stumble over what nobody thought of; the content goes on all the same. ADS-019
      fail(error instanceof ListFailure ? error.code : UNKNOWN, []);
      return [];
    }
  }

  return { failures, reports, read };
}
