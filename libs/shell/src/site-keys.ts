import type { Command } from '@livery/widgets/capability';
import { tableOf } from '@livery/widgets/capabilities';
import type { Modals } from '@livery/widgets/modals';
import { useMobileLayout } from '@livery/widgets/rowset-kind';
import { useServices } from '@livery/widgets/services';
import { useSiteFacts } from '@livery/widgets/use-site-facts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whoever writes or chooses here uses the keys themselves. */
const USES_KEYS = 'input, textarea, select, [contenteditable], [role^="menuitem"], [role="option"]';

/** The command of a key press; none while somebody writes, over a dialogue, or with a key of the system held. */
function commandOf(event: KeyboardEvent, commands: readonly Command[]): Command | undefined {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  const isTaken = defaultPrevented || isComposing || ctrlKey || metaKey || altKey;
  if (isTaken || document.querySelector('dialog[open]')) return undefined;
  if (target instanceof Element && target.closest(USES_KEYS)) return undefined;
  return commands.find((command) => command.key === key);
}

/** Hears the keys that the capabilities of the site bring, also the one that was pressed before this was here. */
export function useSiteKeys(modals: Modals, firstKey: KeyboardEvent | null): void {
  const services = useServices();
  const isMobile = useMobileLayout();
  const navigate = useNavigate();
  const facts = useSiteFacts(useLocation().pathname);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    // A viewer's first key may come before the list of what it does: it is heard then.
    if (!services.capabilities.get()) return void services.capabilities().then(() => press(event));
    const command = commandOf(event, Object.values(tableOf(services.capabilities.get() ?? [], 'commands')));
    if (!command || command.isPossible?.(facts) === false || (isMobile && command.desktopOnly)) return;
    event.preventDefault();
    if (command.track) services.events.emit('command', { event: command.track });
    command.run({ goTo: (address) => void navigate(address), modals, services });
  });
  useEffect(() => {
    if (firstKey) press(firstKey);
  }, [firstKey]);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
