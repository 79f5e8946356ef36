import type { Destination, Promotion } from '@livery/contract/catalogue/entities';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { playIcon } from '@livery/ui-kit/icons';
import { useValue } from '@livery/value/react';
import { playerAddress } from '@livery/widgets/addresses';
import { useDestination } from '@livery/widgets/destination';
import { purchaseUnderWay } from '@livery/widgets/purchase-under-way';
import { useService } from '@livery/widgets/services';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** What a story's film, channel or list is opened by: what plays has the sign of it, what leads to a page has none. ROWS-040 */
export function HeroActions({ promotion: { id, destination } }: { promotion: Promotion }) {
  const t = useT();
  const { href, onOpen } = useDestination(destination);
  // A press that does nothing is not offered. ROWS-066
  if (!href && !onOpen) return null;
  const player = playerAddress(destination);
  return (
    <>
      {player && <Watch href={player} destination={destination} focusKey={`hero-${id}`} />}
      {player !== href && (
        <Button kind={player ? 'on-art' : 'primary'} href={href} onClick={onOpen} focusKey={`hero-more-${id}`}>
          {t('action_details')}
        </Button>
      )}
    </>
  );
}

interface WatchProps {
  href: string;
  destination: Destination | undefined;
  focusKey: string;
}

/** It waits from the press until the player's page has what it needs, and while what it plays is being paid for. ROWS-054, ROWS-055, ROWS-056 */
function Watch({ href, destination, focusKey }: WatchProps) {
  const t = useT();
  const { key } = useLocation();
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const bought = useValue(useService(purchaseUnderWay));
  const isBought = bought !== null && bought.kind === destination?.type && bought.id === destination.id;
  return (
    <Button
      kind="primary"
      icon={playIcon}
      href={href}
      // The page stays, under its own address, until the next one can be drawn.
      busy={pressedAt === key || isBought}
      onClick={(event) => opensHere(event) && setPressedAt(key)}
      focusKey={focusKey}
    >
      {t('action_watch')}
    </Button>
  );
}

/** Not in a tab of its own. */
const opensHere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !metaKey && !ctrlKey && !shiftKey && !altKey;
