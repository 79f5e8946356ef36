import type { Promotion, Row } from '@livery/contract/catalogue/entities';
import type { ChannelCategory } from '@livery/contract/channels/entities';
import type { Content } from '@livery/contract/contents/entities';
import { channelsFor, isMadeForChildren } from '../channels/profile-channels.ts';
import { CHILD_AGE, type ProfileRole } from '../schedule/adult.ts';

/** Of a film without an age label nobody knows that a child may see it. CONT-068, FIND-014 */
export const canSeeContent = ({ age, isAdult }: Pick<Content, 'age' | 'isAdult'>, role: ProfileRole): boolean =>
  role === 'adult' || (!isAdult && age !== undefined && age <= CHILD_AGE);

/** A promotion does not tell the age of its film or packet: a child has those that lead to lists, which are looked through, and to channels for children. */
const OPEN_TO_CHILDREN: ReadonlySet<string> = new Set(['row', 'rowset', 'last_channel', 'text']);

const canFollow = ({ destination }: Promotion, categories: readonly ChannelCategory[]): boolean =>
  destination?.type === 'channel'
    ? destination.id !== undefined && isMadeForChildren(destination.id, categories)
    : OPEN_TO_CHILDREN.has(destination?.type ?? '');

/** A row with what this profile may see of it, whatever the server has sent. No channel as long as its categories are not known. */
export function visibleRow(row: Row, role: ProfileRole, categories: readonly ChannelCategory[] | null): Row {
  if (role === 'adult') return row;
  return {
    ...row,
    promotions: row.promotions.filter((promotion) => canFollow(promotion, categories ?? [])),
    channels: categories ? [...channelsFor(row.channels, role, categories)] : [],
    contents: row.contents.filter((content) => canSeeContent(content, role)),
    histories: row.histories.filter(({ content }) => canSeeContent(content, role)),
  };
}
