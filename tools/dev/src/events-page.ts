import { EVENTS, type EventName } from '@livery/domain/figures';
import { COMMON_FIELD_DESCRIPTIONS, EVENT_DESCRIPTIONS } from '@livery/domain/figures/event-descriptions';

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

## What media requests say

With \`switches.clientData\` on, and once the viewer has agreed where the brand asks, each request for a playlist, segment or key says in its query how the player is
(\`CMCD\`, CTA-5004-B, version 2): buffer, measured line, rendition, state, waits and, once a play, the delay of the start; never who watches. \`sid\` is new with every load, \`cid\` names
the channel, film or trailer. It is for who delivers the media: a network must leave \`CMCD\` out of what it stores answers by. \`libs/player-core/src/client-data\` says it for every engine; the operator's desk draws what
the reference media origin has heard (\`/desk/figures\`).

## On every event

${table(
  ['field', 'what it holds'],
  Object.entries(COMMON_FIELD_DESCRIPTIONS).map(([name, what]) => row(`\`${name}\``, what)),
)}

## Events

${table(
  ['event', 'when', 'fields'],
  Object.entries(EVENTS).map(([name, fields]) =>
    row(`\`${name}\``, EVENT_DESCRIPTIONS[name as EventName], fieldsOf(fields)),
  ),
)}
`;
