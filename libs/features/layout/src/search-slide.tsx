import { useT } from '@livery/i18n/react';
import { SearchSlide as Slide } from '@livery/ui-kit/frame';
import { useNavigate } from 'react-router-dom';
import { TARGETS } from './reach.ts';

/** On a phone search slides over the page; elsewhere it is a page. NAV-108 */
export default function SearchSlide({ onClosed }: { onClosed: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Slide
      label={t('nav_search')}
      onSearch={(text) => void navigate(`${TARGETS.search}?q=${encodeURIComponent(text)}`)}
      onClosed={onClosed}
    />
  );
}
