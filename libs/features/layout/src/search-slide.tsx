import { useT } from '@livery/i18n/react';
import { SearchBar, SearchField } from '@livery/ui-kit/search';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TARGETS } from './reach.ts';

/** On a phone search slides over the page; elsewhere it is a page. NAV-108 */
export default function SearchSlide({ onClosed }: { onClosed: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function search(close: () => void) {
    if (text.trim() === '') return;
    close();
    void navigate(`${TARGETS.search}?q=${encodeURIComponent(text.trim())}`);
  }
  return (
    <SearchBar label={t('nav_search')} onClosed={onClosed}>
      {(close) => (
        <SearchField
          label={t('nav_search')}
          value={text}
          groups={[]}
          clearLabel={t('pin_erase')}
          onValue={setText}
          onSearch={() => search(close)}
          onChoose={() => {}}
        />
      )}
    </SearchBar>
  );
}
