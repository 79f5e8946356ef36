import { useT } from '@livery/i18n/react';
import { SearchBar } from '@livery/ui-kit/search';
import { useValue } from '@livery/value/react';
import { addresses } from '@livery/widgets/addresses';
import { searchPanel } from '@livery/widgets/search-panel';
import { useService } from '@livery/widgets/services';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchDraft } from './draft.ts';
import { searchAddress } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { useSearchTyping } from './use-search-typing.ts';

/** The search over any page. On the page of results its own field takes what is typed. SRCH-001, SRCH-006, SRCH-010 */
export default function SearchOverlay() {
  const t = useT();
  const panel = useService(searchPanel);
  const isOpen = useValue(panel);
  const isOnResults = useLocation().pathname === addresses.search();
  if (!isOpen || isOnResults) return null;
  return (
    <SearchBar label={t('nav_search')} onClosed={() => panel.set(false)}>
      {(close, isClosing) => <Box close={close} isClosing={isClosing} />}
    </SearchBar>
  );
}

function Box({ close, isClosing }: { close: () => void; isClosing: boolean }) {
  const navigate = useNavigate();
  const draft = useService(searchDraft);
  const typed = useValue(draft);
  // Whoever has closed the search wants no results any more.
  const search = useSearchTyping(isClosing ? '' : typed, null, (text) => void navigate(searchAddress({ text })));
  return (
    <SearchBox
      size="bar"
      autoFocus
      typed={typed}
      onTyped={draft.set}
      onSearch={search}
      goTo={(address) => {
        close();
        void navigate(address);
      }}
      onEscape={close}
    />
  );
}
