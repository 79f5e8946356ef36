import type { PlayAfter } from '@livery/domain/payment';
import { addresses } from '@livery/widgets/addresses';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Plays what has been paid for: where the viewer is already it plays by itself, as the server lets it. PLAY-008, PAY-042 */
export function usePlayAfter(): (what: PlayAfter) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    ({ kind, id }) => {
      const to = kind === 'content' ? addresses.watch(id) : addresses.channel({ id });
      if (pathname !== to) void navigate(to);
    },
    [navigate, pathname],
  );
}
