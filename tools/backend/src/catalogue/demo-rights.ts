import type { Content } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import type { CardFacts } from './wire-card.ts';

const DAY_SECONDS = 86_400;
/** Of what came out lately every third has come to the service lately too. */
const NEW_FROM_YEAR = 2026;
const NEW_EACH = 3;
/** The rights to some others end this week. */
const LEAVING_EACH = 11;

type Rights = Pick<Wire<typeof Content>, 'published_at' | 'available_until'>;

/** Since when and until when a demo title is shown, whole days from today; most say neither. Of a series its page says it. */
export function demoRights(
  { id, year, contentType }: Pick<CardFacts, 'id' | 'year' | 'contentType'>,
  nowMs = Date.now(),
): Rights {
  if (contentType === 'season' || contentType === 'episode') return {};
  const today = Math.floor(nowMs / 1000 / DAY_SECONDS) * DAY_SECONDS;
  if (year >= NEW_FROM_YEAR && id % NEW_EACH === 0) return { published_at: today - (id % 10) * DAY_SECONDS };
  if (id % LEAVING_EACH === 0) return { available_until: today + (2 + (id % 5)) * DAY_SECONDS };
  return {};
}
