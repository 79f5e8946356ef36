import { useT } from '@livery/i18n/react';
import { SearchBar } from '@livery/ui-kit/search';
import { useValue } from '@livery/value/react';
import { addresses } from '@livery/widgets/addresses';
import { searchPanel } from '@livery/widgets/search-panel';
import { useService } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchDraft } from './draft.ts';
import { searchAddress } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { useSearchTyping } from './use-search-typing.ts';

/** The search over any page. On the page of results its own field takes what is typed. SRCH-001, SRCH-006, SRCH-010 */
export default function SearchOverlay() {
  const t = useT();
  const panel = useService(searchPanel);
  const draft = useService(searchDraft);
  const isOpen = useValue(panel);
  const isOnResults = useLocation().pathname === addresses.search();
  if (!isOpen || isOnResults) return null;
  return (
    <SearchBar
      label={t('nav_search')}
      onClosed={() => {
        panel.set(false);
        draft.set('');
      }}
    >
      {(close, isClosing) => <Box close={close} isClosing={isClosing} />}
    </SearchBar>
  );
}

function Box({ close, isClosing }: { close: () => void; isClosing: boolean }) {
  const navigate = useNavigate();
  const draft = useService(searchDraft);
  const typed = useValue(draft);
  /** What stood in the field when a suggestion was chosen: it stays there until the search has slid away. */
  const [left, setLeft] = useState<string | null>(null);
  // The page of results is on its way as long as this field is still here. It takes over what is typed meanwhile.
  const isUnderWay = useRef(false);
  // Whoever has closed the search wants no results any more.
  const search = useSearchTyping(isClosing ? '' : typed, null, (text) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void navigate(searchAddress({ text }));
  });
  const leaveResults = useEffectEvent(() => {
    if (isUnderWay.current) void navigate(-1);
    isUnderWay.current = false;
  });
  useEffect(() => {
    if (isClosing) leaveResults();
  }, [isClosing]);
  return (
    <SearchBox
      size="bar"
      autoFocus
      typed={left ?? typed}
      onTyped={draft.set}
      onSearch={search}
      goTo={(address) => {
        isUnderWay.current = false;
        // It has led somewhere: the page of results does not take it over.
        setLeft(typed);
        draft.set('');
        close();
        void navigate(address);
      }}
      onEscape={close}
    />
  );
}
