import type { EventFields } from './events.ts';

/** What an opened address tells. */
export type PageEvent = {
  [Name in 'open_channel' | 'open_content' | 'open_packet' | 'open_install_devices']: {
    readonly name: Name;
    readonly fields: EventFields<Name>;
  };
}['open_channel' | 'open_content' | 'open_packet' | 'open_install_devices'];

/** Addresses by their first words; the last one names it. STAT-010, STAT-011, STAT-017, STAT-020 */
const PAGES: readonly (readonly [RegExp, (named: string) => PageEvent])[] = [
  [/^\/channels\/[^/]+\/([^/]+)\/?$/, (channel) => ({ name: 'open_channel', fields: { channel } })],
  [/^\/contents\/[^/]*?(\d+)\/?$/, (id) => ({ name: 'open_content', fields: { contentId: Number(id) } })],
  [/^\/packets?\/[^/]*?(\d+)\/?$/, (id) => ({ name: 'open_packet', fields: { packetId: Number(id) } })],
  [/^\/instructions(?:\/|$)/, () => ({ name: 'open_install_devices', fields: {} })],
];

export function pageEvent(pathname: string): PageEvent | null {
  for (const [pattern, event] of PAGES) {
    const found = pattern.exec(pathname);
    if (found) return event(found[1] ?? '');
  }
  return null;
}
