import { isChildWatching } from '@livery/domain/profiles';
import { memberId, selectSession } from '@livery/domain/session';

/** The member who pays, by id: neither a guest nor a child does. */
export const payerId = (root: unknown): number | null =>
  isChildWatching(root) ? null : memberId(selectSession(root as never));
