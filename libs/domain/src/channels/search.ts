import type { Language } from '@livery/brand-kit/languages';
import type { Channel } from '@livery/contract/channels/entities';
import { plainText } from '@livery/contract/search/plain-text';
import { otherReadings } from '../search/readings.ts';

/** A name as it is compared: as it is searched, without separators. */
const plainName = (text: string): string => plainText(text).replaceAll(' ', '');

/** What a viewer may have meant: as typed, and as the same keys write on other keyboards. CHAN-052, CHAN-053, CHAN-054 */
function readings(query: string, language: Language): string[] {
  const typed = query.trim().toLowerCase();
  const all = [typed, ...otherReadings(typed, language)].map(plainName);
  return [...new Set(all)].filter((reading) => reading !== '');
}

interface Named extends Pick<Channel, 'name'> {
  readonly number: number;
}

/** The channels that a query names, by a part of the name in either layout or by the beginning of the number; all without a query. */
export function searchChannels<T extends Named>(
  channels: readonly T[],
  query: string,
  language: Language,
): readonly T[] {
  const wanted = readings(query, language);
  if (wanted.length === 0) return query.trim() === '' ? channels : [];
  return channels.filter((channel) => {
    const name = plainNameOf(channel);
    return wanted.some((reading) => name.includes(reading) || String(channel.number).startsWith(reading));
  });
}

/** Makes names ready to be searched, as long as there is time; true when all are. So the first key of a search need not. */
export function prepareSearch(channels: readonly Named[], hasTime: () => boolean): boolean {
  return channels.every((channel) => plainNames.has(channel) || (hasTime() && plainNameOf(channel) !== undefined));
}

/** Names of thousands of channels are made plain once, not at every key. */
const plainNames = new WeakMap<object, string>();
function plainNameOf(channel: Named): string {
  const known = plainNames.get(channel);
  if (known !== undefined) return known;
  const plain = plainName(channel.name);
  plainNames.set(channel, plain);
  return plain;
}
