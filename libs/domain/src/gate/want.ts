import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Content } from '@livery/contract/contents/entities';
import type { Profile } from '@livery/contract/profiles/entities';
import type { ParentalAction } from '../parental/verdict.ts';
import { switchNeedsPin } from '../profiles/profile-rules.ts';
import { ADULT_AGE, CHILD_AGE, isAdultChannel, isAdultProgramme, type ProfileRole } from '../schedule/adult.ts';

/** What a viewer wants to do, with the facts that decide what stands before it. */
export type Want =
  /** A channel, live (`channel`) or a programme of it (`program`). */
  | ({
      readonly action: 'channel' | 'program';
      readonly channel: Pick<Channel, 'age'>;
      readonly programme?: Pick<ScheduleEntry, 'program'> | null;
    } & MayCost)
  | ({
      readonly action: 'vod';
      readonly content: Pick<Content, 'id' | 'age' | 'isAdult'>;
      /** The film or episode that this one follows in the same player, by id. PLAY-010 */
      readonly after?: number | null;
    } & MayCost)
  /** `skipsPin`: the way of paying asks by itself. PAY-035 */
  | { readonly action: 'pay'; readonly skipsPin?: boolean }
  | { readonly action: 'profile'; readonly profile: Pick<Profile, 'role' | 'profile'> }
  | { readonly action: 'parental' | 'settings' };

interface MayCost {
  /** The server has said that it is to be bought first. */
  readonly needsPurchase?: boolean;
}

/** CONT-083 */
export const isAdultContent = ({ age = 0, isAdult }: Pick<Content, 'age' | 'isAdult'>, role: ProfileRole): boolean =>
  isAdult || (role === 'child' ? age > CHILD_AGE : age >= ADULT_AGE);

/** The actions that the parental settings may protect in this wish; none: nobody has to be asked. MISC-006 */
export function actionsOf(want: Want, role: ProfileRole): readonly ParentalAction[] {
  switch (want.action) {
    case 'channel':
    case 'program':
      return [
        ...(isAdultChannel(want.channel, role) ? (['channel'] as const) : []),
        ...(want.programme && isAdultProgramme(want.programme, true) ? (['program'] as const) : []),
      ];
    case 'vod':
      return isAdultContent(want.content, role) ? ['vod'] : [];
    case 'pay':
      return want.skipsPin ? [] : ['pay'];
    case 'profile':
      return switchNeedsPin(want.profile) ? ['profile'] : [];
    case 'parental':
    case 'settings':
      return [want.action];
  }
}

const costs = (want: Want): boolean => 'needsPurchase' in want && want.needsPurchase === true;

/** What is paid for belongs to an account: a guest, and whoever is nobody, signs in first. MISC-002 */
export const isPaid = (want: Want): boolean => want.action === 'pay' || costs(want);

/** Whether nothing can stand before it, whoever the viewer is: then nothing has to be asked about them. */
export const isOpenToAll = (want: Want, role: ProfileRole): boolean =>
  actionsOf(want, role).length === 0 && !isPaid(want);

export { costs as needsPurchase };
