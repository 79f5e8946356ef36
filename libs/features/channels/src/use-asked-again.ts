import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * How often the viewer has asked for the address at which the page is already: whoever has moved on from a programme, and presses it again, wants
 * it again. What a modal does to the address is no such request. LIVE-039
 */
export function useAskedAgain(): number {
  const { key, pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [seen, setSeen] = useState({ key, address, times: 0 });
  if (seen.key === key) return seen.times;
  const isSame = seen.address === address && hash === '';
  const times = seen.times + (isSame ? 1 : 0);
  setSeen({ key, address, times });
  return times;
}
