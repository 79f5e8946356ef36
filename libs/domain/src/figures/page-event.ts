import { namedEvent, type NamedEvent } from './named-event.ts';

/** What an opened address tells. */
type PageName = 'open_channel' | 'open_content' | 'open_packet' | 'open_install_devices';

/** Addresses by their first words; the last one names it. STAT-010, STAT-011, STAT-017, STAT-020 */
const PAGES: readonly (readonly [RegExp, PageName])[] = [
  [/^\/channels?(?:\/[^/]+|_embed)\/([^/]+)\/?$/, 'open_channel'],
  [/^\/(?:content|episode)\w+\/.*?(\d+)\/?$/, 'open_content'],
  [/^\/packets?\/.*?(\d+)\/?$/, 'open_packet'],
  [/^\/instructions(?:\/|$)/, 'open_install_devices'],
];

export const pageEvent = (pathname: string): NamedEvent<PageName> | null => namedEvent(PAGES, pathname);
