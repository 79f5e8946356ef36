import type { Channel } from '@livery/contract/channels/entities';
import type { Row } from '@livery/contract/catalogue/entities';
import type { Content } from '@livery/contract/contents/entities';
import { CHILD_AGE, isAdultChannel, type ProfileRole } from '../schedule/adult.ts';

/** CHAN-059, CHAN-060 */
export const canSeeChannel = (channel: Pick<Channel, 'age'>, role: ProfileRole): boolean =>
  role === 'adult' || !isAdultChannel(channel, role);

/** Of a film without an age label nobody knows that a child may see it. CONT-068, FIND-014 */
export const canSeeContent = ({ age, isAdult }: Pick<Content, 'age' | 'isAdult'>, role: ProfileRole): boolean =>
  role === 'adult' || (!isAdult && age !== undefined && age <= CHILD_AGE);

/** A promotion does not say for what age its film, channel or packet is: a child is only shown those that lead to lists, which are looked through. */
const OPEN_TO_CHILDREN: ReadonlySet<string> = new Set(['row', 'rowset', 'last_channel', 'text']);

/** A row with what this profile may see of it, whatever the server has sent. */
export function visibleRow(row: Row, role: ProfileRole): Row {
  if (role === 'adult') return row;
  return {
    ...row,
    promotions: row.promotions.filter(({ destination }) => OPEN_TO_CHILDREN.has(destination?.type ?? '')),
    channels: row.channels.filter((channel) => canSeeChannel(channel, role)),
    contents: row.contents.filter((content) => canSeeContent(content, role)),
    histories: row.histories.filter(({ content }) => canSeeContent(content, role)),
  };
}
