import type { SearchEntry } from '@livery/contract/search/entities';
import { broadcastTitle } from '@livery/domain/schedule';
import type { SearchFound } from './use-results.ts';

const PRESSED = /^(content|channel|person|broadcast)-(\d+)$/;

/** The result whose card was pressed, to be recorded; null for what is no result. SRCH-014 */
export function chosenOf(
  focusKey: string | null | undefined,
  text: string,
  { rows, broadcasts }: Pick<SearchFound, 'rows' | 'broadcasts'>,
): SearchEntry | null {
  const [, kind, digits] = PRESSED.exec(focusKey ?? '') ?? [];
  const id = Number(digits);
  const is = (item: { id: number }) => item.id === id;
  switch (kind) {
    case 'content': {
      const content = rows.flatMap(({ contents }) => contents).find(is);
      return content ? { title: content.title, text, contentType: content.contentType, objectId: id } : null;
    }
    case 'channel': {
      const channel = rows.flatMap(({ channels }) => channels).find(is);
      return channel ? { title: channel.name, text, contentType: 'channel', objectId: id } : null;
    }
    case 'person': {
      const person = rows.flatMap(({ persons }) => persons).find(is);
      return person ? { title: person.name, text, contentType: 'person', objectId: id } : null;
    }
    case 'broadcast': {
      const broadcast = broadcasts.find(({ entry }) => entry.id === id);
      const title = broadcast && broadcastTitle(broadcast.entry);
      return title ? { title, text, contentType: 'broadcast', objectId: id } : null;
    }
    default:
      return null;
  }
}
