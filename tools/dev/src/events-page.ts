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

## What an operator configures

- **\`metrics_url\`** of the platform's configuration: where events go. Its origin stands in **\`origins.metrics\`** of \`/config.json\`, which goes into \`connect-src\`: without it the browser sends
  nothing. The collector must let its answer be read from other origins (CORS): what cannot be read counts as lost and is sent again, for a week at most. 2xx takes a request; a 4xx
  other than 408 and 429 says that it will never be taken, and it is dropped; anything else is tried again. The body is JSON as plain text, without cookies.
  What happens before the configuration has come waits in the page: one that is closed by then has told nothing but how its plays came out, which the next start tells.
- **\`switches.analytics\`**: off, and nothing is kept, sent or told to an application.
- **\`rules.figures.consent\`** of the brand: where it is \`asked\`, nothing is kept on the device, sent or told to an application before the viewer has agreed; what happens before waits in the page, and a refusal drops it. A consent that is taken
  back drops what is kept as well. Where it is \`notAsked\`, events go out from the beginning.
- The **Android application** around the site gets each event as well, with or without \`metrics_url\`: \`Android.logEvent(name, fields)\`, the fields as JSON.

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
