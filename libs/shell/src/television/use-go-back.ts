import { isRemoteBack, stepIntoRail } from '@livery/ui-kit/television';
import { addresses } from '@livery/widgets/addresses';
import { isFirstHistoryEntry } from '@livery/widgets/back-navigation';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const OPEN_DIALOG = 'dialog[open]';

/**
 * The key Back of a remote control leads one step up: what lies over the page closes, a page that was opened gives way to the one before, a page of the
 * menu gives the focus to the rail, and from there it leads home. At home the set itself is asked: it knows how its viewer leaves.
 */
export function useGoBack(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const stepUp = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(OPEN_DIALOG)) return;
    const up = isPageOfMenu(pathname) ? upFromMenu(pathname) : isFirstHistoryEntry() ? 'home' : 'back';
    if (up === null) return;
    event.preventDefault();
    if (up === 'back') void navigate(-1);
    if (up === 'home') void navigate(addresses.home());
  });
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    window.addEventListener('keydown', asEscape, { signal, capture: true });
    // Behind everything that has an Escape of its own.
    window.addEventListener('keydown', (event) => stepUp(event), { signal });
    return () => life.abort();
  }, []);
}

/** What the rail marks as open is a page of the menu, and not one that was opened from it. */
const isPageOfMenu = (pathname: string): boolean =>
  document.querySelector(`[data-rail] [aria-current][href="${CSS.escape(pathname)}"]`) !== null;

function upFromMenu(pathname: string): 'rail' | 'home' | null {
  if (stepIntoRail()) return 'rail';
  return pathname === addresses.home() ? null : 'home';
}

/** Everything on the site knows Escape: the remote's key is heard as that. */
function asEscape(event: KeyboardEvent): void {
  if (!isRemoteBack(event)) return;
  const target = document.activeElement ?? document.body;
  const escape = new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true });
  const isFree = target.dispatchEvent(escape);
  // The browser closes a dialogue at a real Escape only.
  const dialog = isFree && document.querySelector(OPEN_DIALOG);
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (!isFree || dialog) event.preventDefault();
  event.stopPropagation();
}
