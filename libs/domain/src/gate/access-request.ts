import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Content } from '@livery/contract/contents/entities';
import type { Profile } from '@livery/contract/profiles/entities';
import type { ParentalAction } from '../parental/verdict.ts';
import { switchNeedsPin } from '../profiles/profile-rules.ts';
import { ADULT_AGE, CHILD_AGE, isAdultChannel, isAdultProgramme, type ProfileRole } from '../schedule/adult.ts';

/** What a viewer asks to do, with the facts that decide which gates must be passed first. */
export type AccessRequest =
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
  /** What the server has said is to be bought first. */
  readonly toBuy?: { readonly kind: 'channel' | 'content'; readonly id: number; readonly title: string };
}

/** CONT-083 */
export const isAdultContent = ({ age = 0, isAdult }: Pick<Content, 'age' | 'isAdult'>, role: ProfileRole): boolean =>
  isAdult || (role === 'child' ? age > CHILD_AGE : age >= ADULT_AGE);

/** The actions that the parental settings may protect in this wish; none: nobody has to be asked. MISC-006 */
export function actionsOf(request: AccessRequest, role: ProfileRole): readonly ParentalAction[] {
  switch (request.action) {
    case 'channel':
    case 'program':
      return [
        ...(isAdultChannel(request.channel, role) ? (['channel'] as const) : []),
        ...(request.programme && isAdultProgramme(request.programme, true) ? (['program'] as const) : []),
      ];
    case 'vod':
      return isAdultContent(request.content, role) ? ['vod'] : [];
    case 'pay':
      return request.skipsPin ? [] : ['pay'];
    case 'profile':
      return switchNeedsPin(request.profile) ? ['profile'] : [];
    case 'parental':
    case 'settings':
      return [request.action];
  }
}

const costs = (request: AccessRequest): boolean => 'toBuy' in request && request.toBuy !== undefined;

/** What is paid for belongs to an account: a guest, and whoever is nobody, signs in first. MISC-002 */
export const isPaid = (request: AccessRequest): boolean => request.action === 'pay' || costs(request);

/** Whether nothing can stand before it, whoever the viewer is: then nothing has to be asked about them. */
export const isOpenToAll = (request: AccessRequest, role: ProfileRole): boolean =>
  actionsOf(request, role).length === 0 && !isPaid(request);

export { costs as needsPurchase };
