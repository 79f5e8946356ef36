import { session, sessionKind } from '@livery/domain/session';
import { useSelector } from 'react-redux';

/** Whether nobody has signed in: what is not theirs may become theirs by that. */
export const useIsGuest = (): boolean => sessionKind(useSelector(session.select)) !== 'loggedIn';
