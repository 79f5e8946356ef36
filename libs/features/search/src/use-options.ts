import { searchApi } from '@livery/api-client/search';
import type { SearchEntry, Suggestion } from '@livery/contract/search/entities';
import { searchChannels } from '@livery/domain/channels';
import { isSameTyping, isSearchable, searchText, suggestAfterMs } from '@livery/domain/search';
import { useLanguage, useT } from '@livery/i18n/react';
import { clockIcon, filmIcon, searchIcon, tvIcon, userIcon } from '@livery/ui-kit/icons';
import type { IconShape } from '@livery/ui-kit/icon-shapes';
import type { SearchOption, SearchOptions } from '@livery/ui-kit/search';
import { addresses } from '@livery/widgets/addresses';
import { useChannels } from '@livery/widgets/use-channels';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { usePreparedSearch } from '@livery/widgets/use-prepared-search';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { addressOfEntry, searchAddress } from './search-address.ts';
import { useSearchHistory } from './search-history.ts';
import { useRested } from './use-rested.ts';

/** A line of the list under the field, and where it leads. */
export interface FieldChoice {
  readonly option: SearchOption;
  readonly to: string;
  /** The choice of the history that it shows. */
  readonly entry?: SearchEntry;
  /** What it finds: choosing it is recorded as a result is. SRCH-014 */
  readonly found?: SearchEntry;
}

type Suggested = FieldChoice & Required<Pick<Suggestion, 'kind'>>;
type Group = Omit<SearchOptions, 'options'> & { readonly choices: readonly FieldChoice[] };

const MOST_CHANNELS = 3;
const MOST_POPULAR = 6;

const ICON_OF: Readonly<Record<NonNullable<Suggestion['kind']>, IconShape>> = {
  movie: filmIcon,
  series: filmIcon,
  program: filmIcon,
  channel: tvIcon,
  broadcast: tvIcon,
  person: userIcon,
  unknown: searchIcon,
};

/** What the list under the field offers: with a text channels of the viewer and the server's suggestions, without one history and what is popular. */
export function useOptions(typed: string): readonly Group[] {
  const text = searchText(typed);
  const channels = useChannelChoices(text);
  const suggested = useSuggested(text);
  const history = useHistory();
  const t = useT();
  return text === ''
    ? [history, { heading: t('search_popular'), choices: suggested.slice(0, MOST_POPULAR) }]
    : [{ heading: t('search_channels'), choices: channels }, { choices: withoutChannels(suggested, channels) }];
}

/** A channel that stands in the list already is not suggested once more. */
function withoutChannels(suggested: readonly Suggested[], channels: readonly FieldChoice[]): readonly Suggested[] {
  const names = new Set(channels.map(({ option }) => option.text));
  return suggested.filter(({ kind, option }) => kind !== 'channel' || !names.has(option.text));
}

/** The site's own list answers at every key, before the server does. */
function useChannelChoices(text: string): readonly FieldChoice[] {
  const { channels } = useChannels();
  const { language } = useLanguage();
  const numbered = useMemo(
    () => (channels ?? []).map((channel, index) => ({ ...channel, number: index + 1 })),
    [channels],
  );
  usePreparedSearch(numbered);
  return useMemo(() => {
    const found = text === '' ? [] : searchChannels(numbered, text, language).slice(0, MOST_CHANNELS);
    return found.map((channel) => ({
      option: { id: `channel-${channel.id}`, text: channel.name, detail: String(channel.number), icon: tvIcon },
      to: addresses.channel(channel),
      found: { title: channel.name, text, contentType: 'channel', objectId: channel.id },
    }));
  }, [numbered, text, language]);
}

/** SRCH-012, SRCH-013. Without a text the server says what is looked for most. */
function useSuggested(text: string): readonly Suggested[] {
  const suggestions = useSuggestions(text);
  return useMemo(
    () =>
      suggestions.map(({ text: suggested, kind = 'unknown' }) => ({
        kind,
        option: { id: `suggestion-${suggested}`, text: suggested, icon: ICON_OF[kind] },
        to: searchAddress({ text: suggested }),
      })),
    [suggestions],
  );
}

const NONE: readonly Suggestion[] = [];

/** What the server suggests; until it answers, what it said while the same text was begun, and nothing that it said to another one. */
function useSuggestions(text: string): readonly Suggestion[] {
  const { minSearchChars, searchDebounceMs } = useConfiguration();
  const asked = useRested(text, suggestAfterMs(searchDebounceMs));
  // Without a text it is what is popular. SRCH-008
  const skip = asked !== '' && !isSearchable(asked, minSearchChars);
  const { currentData } = searchApi.useGetSuggestionsQuery({ text: asked }, { skip });
  useGiveUp(asked);
  const [last, setLast] = useState({ text: asked, suggestions: NONE });
  if (currentData && currentData.suggestions !== last.suggestions) {
    setLast({ text: asked, suggestions: currentData.suggestions });
  }
  return isSameTyping(last.text, text) ? last.suggestions : NONE;
}

/** Whoever has typed on waits for the answer to the new text only: a server that is busy need not look for the one before. */
function useGiveUp(text: string): void {
  // The store's own thunk type is the shell's; here only the action matters.
  const dispatch = useStore().dispatch as unknown as (action: unknown) => { abort(): void } | undefined;
  const before = useRef(text);
  useEffect(() => {
    // A field that goes hands its text over to that of the page, which waits for the same answer.
    if (before.current !== text)
      dispatch(searchApi.util.getRunningQueryThunk('getSuggestions', { text: before.current }))?.abort();
    before.current = text;
  }, [dispatch, text]);
}

function useHistory(): Group {
  const t = useT();
  const { entries, clear } = useSearchHistory();
  return {
    heading: t('search_history'),
    choices: entries.map((entry) => ({
      option: {
        id: `history-${entry.contentType}-${entry.objectId}`,
        text: entry.title,
        icon: clockIcon,
        removeLabel: t('search_history_remove', { title: entry.title }),
      },
      to: addressOfEntry(entry),
      entry,
    })),
    action: { label: t('search_history_clear'), onPress: clear },
  };
}
