import { VASTParser } from '@dailymotion/vast-client';
import { fetchList, keepAds, ListFailure, type ListAsking } from './fetch-list.ts';
import { fillMacros, type MacroValues } from './macros.ts';
import type { ParsedAd } from './playable-ad.ts';

export type AdFailure = { readonly address: string; readonly code: number };

type ListRequest = {
  readonly url: string;
  readonly previousUrl: string | null;
  readonly wrapperAd: { readonly followAdditionalWrappers?: boolean };
};

/** What the client makes of a list and of those behind its wrappers. */
export type ParsedList = { readonly ads: readonly ParsedAd[]; readonly errorURLTemplates: readonly string[] };

/** The client for VAST as a reader only: it tells nobody of errors and throws nothing away. Both are decided with the whole list. */
export class ListParser extends VASTParser {
  override trackVastError(): void {
    // The reader of the list tells it, once for each ad.
  }

  override completeWrapperResolving(): void {
    // What cannot be played is kept, with its code.
  }
}

/**
 * Fetches what wrappers lead to: within the budget, and no address (before its macros are filled) twice in one chain. Failures are handed to `onFailure` with their address.
 */
export function wrapperFetcher(asking: ListAsking, macros: MacroValues, onFailure: (failure: AdFailure) => void) {
  const parents = new Map<string, string | null>();
  const isInChain = (address: string, from: string | null): boolean => {
    for (let at = from; at !== null; at = parents.get(at) ?? null) if (at === address) return true;
    return false;
  };
  return {
    async fetchVAST({ url, previousUrl, wrapperAd }: ListRequest): Promise<XMLDocument> {
      try {
        if (isInChain(url, previousUrl)) throw new ListFailure(302);
        if (!parents.has(url)) parents.set(url, previousUrl);
        const list = await fetchList(fillMacros(url, macros), 'wrapped', asking);
        if (wrapperAd.followAdditionalWrappers === false) keepAds(list, ['InLine']);
        return list;
      } catch (error) {
        if (error instanceof ListFailure) onFailure({ address: url, code: error.code });
        throw error;
      }
    },
  };
}
