import { useServices } from '@livery/widgets/services';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startPath } from './start-path.ts';

/**
 * The messenger's way in. The token and the messenger's user have left the address at the start of the page, and the session stands on them;
 * here the rest of it goes, with what the messenger adds behind the hash. NAV-038..041
 */
export default function MiniAppEntry() {
  const { search } = useLocation();
  const { siteMap } = useServices();
  const navigate = useNavigate();
  useEffect(
    () => void navigate(startPath(search, siteMap), { replace: true, state: null }),
    [navigate, search, siteMap],
  );
  return null;
}
