import { settingsPlace } from '@livery/domain/account';
import type { ParentalAction } from '@livery/domain/parental';
import { addresses } from '@livery/widgets/addresses';
import { useArrivalType } from '@livery/widgets/navigation-type';
import { useService, type Services } from '@livery/widgets/services';
import type { ViewerEvent } from '@livery/widgets/site-events';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** One stay in the settings, over all of their pages: it ends on the first page elsewhere, and with the viewer whose it is. */
interface Visit {
  /** Where it began in the browser's history, counted by the router; 0 is the first page of ours. */
  readonly enteredAt: number;
  /** What the viewer has shown that they may open: the PIN is asked once in a visit. */
  readonly passed: Set<ParentalAction>;
}

interface VisitHolder {
  current: Visit | null;
}

/** Another viewer has shown nothing yet. Their page is taken away while its address still stands, so that its own end does not tell. PROF-026 */
export const createVisit = ({ events }: Pick<Services, 'events'>, signal: AbortSignal): VisitHolder => {
  const visit: VisitHolder = { current: null };
  const endWithViewer = ({ changed }: ViewerEvent) => {
    if (changed) visit.current = null;
  };
  events.on('viewer', endWithViewer, signal);
  return visit;
};

const historyIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** The stay that this page belongs to. */
export function useVisit(): Visit {
  const arrivalType = useArrivalType();
  const visit = useService(createVisit);
  // Where the visit of the site begins here, what lies before it is not known: a reload, a step of the browser's own.
  visit.current ??= { enteredAt: arrivalType === 'POP' ? 0 : historyIndex(), passed: new Set() };
  useEffect(
    () => () => {
      if (settingsPlace(location.pathname) === null) visit.current = null;
    },
    [visit],
  );
  return visit.current;
}

/** Leaves the settings: back to the page that they were opened from, or home where that was none of ours. ACC-018 */
export function useLeave(): () => void {
  const { enteredAt } = useVisit();
  const navigate = useNavigate();
  return () => {
    const steps = enteredAt - 1 - historyIndex();
    if (enteredAt > 0 && steps < 0) void navigate(steps);
    else void navigate(addresses.home());
  };
}
