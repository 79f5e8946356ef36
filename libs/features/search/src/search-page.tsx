import { fieldAtAddress, isSearchable } from '@livery/domain/search';
import { useT } from '@livery/i18n/react';
import { PageHead } from '@livery/widgets/page-head';
import { searchPanel } from '@livery/widgets/search-panel';
import { useService } from '@livery/widgets/services';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { searchDraft } from './draft.ts';
import { headingTakesFocus } from './heading-takes-focus.ts';
import { EmptySearch } from './empty-search.tsx';
import { readSearchQuery, searchAddress, type SearchQuery } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearchTyping } from './use-search-typing.ts';

export { FoundChoices } from './found-choices.tsx';

const Field = styled.div`
  padding: var(--space-5) var(--page-margin) var(--space-4);

  /* A tablet has it as wide as what was found. */
  @media (min-width: 1024px) {
    max-width: calc(760px + 2 * var(--page-margin));
  }
`;

/** The field, and what was found; without a text what somebody may look for. FIND-001, FIND-002, NAV-016 */
export default function SearchPage() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = readSearchQuery(params);
  const query = useLongEnough(asked);
  const { field, typed, setTyped, awaitText, hasHandover } = useTyped(asked.text);
  /** Read out as soon as it is known: its place is there before. */
  const [found, setFound] = useState('');

  const search = useSearchTyping(typed, query.text, (text) => {
    if (text === query.text) return;
    awaitText(text);
    // One visit of the results is one entry of the history, however long somebody typed. SRCH-005
    void navigate(searchAddress({ text }), { replace: query.text !== '' });
  });
  return (
    <>
      <PageHead
        title={query.text || t('nav_search')}
        facts={{ kind: 'search', title: t('nav_search'), path: '/search', text: query.text }}
      />
      <Field ref={field} role="search">
        <SearchBox
          size="page"
          typed={typed}
          autoFocus={query.text === '' || hasHandover}
          onTyped={setTyped}
          onSearch={search}
          goTo={(address) => void navigate(address)}
        />
      </Field>
      <p role="status" data-visually-hidden>
        {query.text === '' ? '' : found}
      </p>
      <div ref={headingTakesFocus}>
        {query.text === '' ? <EmptySearch /> : <SearchResults key={query.text} query={query} onFound={setFound} />}
      </div>
    </>
  );
}

/** A text that is too short to be searched for is none, also in an address. SRCH-008, FIND-008 */
function useLongEnough(query: SearchQuery): SearchQuery {
  const { minSearchChars } = useConfiguration();
  return isSearchable(query.text, minSearchChars) ? query : { ...query, text: '' };
}

/** What stands in the field: the text of the address, until somebody types; what was begun over another page goes on here. */
function useTyped(text: string) {
  const panel = useService(searchPanel);
  const draft = useService(searchDraft);
  const field = useRef<HTMLDivElement>(null);
  const [handover] = useState(() => (panel.get() ? draft.get() : ''));
  const [typed, setTyped] = useState(handover || text);
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    const field = fieldAtAddress({ typed, awaited }, text);
    setShown(text);
    setTyped(field.typed);
    setAwaited(field.awaited);
  }
  const awaitText = (searched: string) => setAwaited((before) => [...before, searched]);
  const takeOver = useEffectEvent(() => {
    // What was typed over the other page while this one was being drawn.
    const latest = draft.get();
    if (latest !== '' && latest !== handover) setTyped(latest);
    panel.set(false);
    draft.set('');
  });
  useLayoutEffect(() => {
    takeOver();
    const stop = new AbortController();
    // What opens the search elsewhere brings the focus to the field here.
    const focus = (isOpen: boolean) => {
      if (!isOpen) return;
      takeOver();
      field.current?.querySelector('input')?.focus();
    };
    panel.subscribe(focus, stop.signal);
    return () => stop.abort();
  }, [panel]);
  return { field, typed, setTyped, awaitText, hasHandover: handover !== '' };
}
