import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Counts navigations to the URL that the page already has: a programme that is pressed again is to play again from its beginning. What a modal
 * does to the hash does not count. LIVE-039
 */
export function useSameUrlNavigations(): number {
  const { key, pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [seen, setSeen] = useState({ key, address, times: 0 });
  if (seen.key === key) return seen.times;
  const isSame = seen.address === address && hash === '';
  const times = seen.times + (isSame ? 1 : 0);
  setSeen({ key, address, times });
  return times;
}
