import { EVENTS, type EventName } from '@livery/domain/figures';
import { COMMON_WORDS, EVENT_WORDS } from '@livery/domain/figures/words';

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (columns: readonly string[], rows: readonly string[]) =>
  [row(...columns), row(...columns.map(() => '---')), ...rows].join('\n');

const fieldsOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, kind]) => `\`${name}\` ${kind}`)
    .join(', ') || '–';

/** Every event that a site can tell, with its fields. */
export const eventsMarkdown = (): string => `
What a site tells of itself, and nothing else: \`libs/domain/src/figures/events.ts\` is this table, and an event takes no field that is not in it.
Nobody calls the counting: \`libs/features/figures\` hears the player, the site's events and the page.

They are sent to \`metrics_url\` of the platform's configuration, as \`{"events": [{"id", "name", "atMs", "fields"}]}\` by POST; without an address,
or with \`switches.analytics\` off, nothing is kept or sent. Each event has an id: a collector that gets one twice counts it once. Every field may be \`null\`.

## On every event

${table(
  ['field', 'what it holds'],
  Object.entries(COMMON_WORDS).map(([name, what]) => row(`\`${name}\``, what)),
)}

## Events

${table(
  ['event', 'when', 'fields'],
  Object.entries(EVENTS).map(([name, fields]) => row(`\`${name}\``, EVENT_WORDS[name as EventName], fieldsOf(fields))),
)}
`;
