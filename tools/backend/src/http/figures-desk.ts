import { and, count, gte, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { figures } from '../database/schema/figures.ts';
import type { ClientDataEntry } from '../media/client-data-log.ts';
import { escapeHtml } from './escape-html.ts';
import { percentile, requestsOfDay, spanOf, spansOfDay, type Play } from './figures-of-day.ts';
import { plotOfDay } from './plot.ts';
import type { Services } from './services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SPAN_MS = 30 * 60 * 1000;

type Row = typeof figures.$inferSelect;

const numberOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : null;

const playOf = ({ at, fields }: Row): Play => ({
  atMs: at.getTime(),
  outcome: String(fields['outcome']),
  startMs: numberOf(fields['startMs']),
  isZap: fields['isZap'] === 1,
  stalledMs: numberOf(fields['stalledMs']) ?? 0,
  watchedMs: numberOf(fields['watchedMs']) ?? 0,
  engine: String(fields['engine'] ?? 'none'),
  code: typeof fields['code'] === 'string' ? fields['code'] : null,
});

const STYLE = `<style>svg { width: 100%; height: auto } svg text { font-size: 12px; fill: currentColor; opacity: .75 } .grid { stroke: currentColor; opacity: .2 } figure { margin: 1.5rem 0 } figcaption, caption { font-weight: 600; text-align: start } caption { padding: 1.5rem .5rem .25rem } @media (max-width: 480px) { svg text { font-size: 20px } }</style>`;

/** How well it played on a day, by half hours (UTC): what an operator looks at before viewers call. */
export function serveFiguresDesk(
  desk: FastifyInstance,
  { db, clock, clientData }: Services,
  page: (body: string) => string,
): void {
  desk.get<{ Querystring: { day?: unknown } }>('/desk/figures', async (request, reply) => {
    const dayStartMs = dayOf(request.query.day, clock());
    const ofDay = and(gte(figures.at, new Date(dayStartMs)), lt(figures.at, new Date(dayStartMs + DAY_MS)));
    const told = await db
      .select({ name: figures.name, times: count() })
      .from(figures)
      .where(ofDay)
      .groupBy(figures.name);
    const rows = await db.select().from(figures).where(ofDay);
    const plays = rows.filter(({ name }) => name === 'playback_quality').map(playOf);
    const speeds = rows.filter(({ name }) => name === 'page_quality');
    const requests = clientData.between(dayStartMs, dayStartMs + DAY_MS);
    const body = [
      heading(dayStartMs),
      ...plots(plays, dayStartMs),
      ...plotsOfRequests(requests, dayStartMs),
      engines(plays),
      pages(speeds),
      names(told),
    ];
    return reply.type('text/html').send(page(STYLE + body.join('')));
  });
}

/** @returns the first moment of the day that was asked for, else of today */
function dayOf(asked: unknown, nowMs: number): number {
  const askedMs = typeof asked === 'string' && /^\d{4}-\d\d-\d\d$/.test(asked) ? Date.parse(asked) : Number.NaN;
  return Number.isNaN(askedMs) ? Math.floor(nowMs / DAY_MS) * DAY_MS : askedMs;
}

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const heading = (dayStartMs: number) =>
  `<h1>How well it played on ${dayText(dayStartMs)}</h1><p><a href="/desk/figures?day=${dayText(dayStartMs - DAY_MS)}">The day before</a> · <a href="/desk/figures?day=${dayText(dayStartMs + DAY_MS)}">The day after</a> · <a href="/desk">Messages</a></p>`;

function plots(plays: readonly Play[], dayStartMs: number): readonly string[] {
  const spans = spansOfDay(plays, dayStartMs, SPAN_MS);
  return [
    plotOfDay('From the address to the picture', 'ms', [
      { name: 'half of the plays', values: spans.map(({ startP50 }) => startP50) },
      { name: '95 of 100', values: spans.map(({ startP95 }) => startP95) },
    ]),
    plotOfDay('Change of the channel, from its address to the picture', 'ms', [
      { name: 'half of them', values: spans.map(({ zapP50 }) => zapP50) },
    ]),
    plotOfDay('Waiting in the middle', '% of the time', [
      { name: 'stalled', values: spans.map(({ stallPercent }) => stallPercent) },
    ]),
    plotOfDay('Without a picture', '% of the plays', [
      { name: 'failed', values: spans.map(({ failedPercent }) => failedPercent) },
      { name: 'left before it', values: spans.map(({ leftPercent }) => leftPercent) },
    ]),
  ];
}

/** What requests for media said (CMCD); nothing where the site does not let its players say it. */
function plotsOfRequests(requests: readonly ClientDataEntry[], dayStartMs: number): readonly string[] {
  if (requests.length === 0) return [];
  const spans = requestsOfDay(requests, dayStartMs, SPAN_MS);
  return [
    plotOfDay('Line, as players measure it', 'kbit/s', [
      { name: 'half of the requests', values: spans.map(({ lineP50 }) => lineP50) },
      { name: '5 of 100 have less', values: spans.map(({ lineP5 }) => lineP5) },
    ]),
    plotOfDay('Media ahead of the picture', 'ms', [
      { name: 'half of the requests', values: spans.map(({ bufferP50 }) => bufferP50) },
    ]),
    plotOfDay('Requests after a picture that had to wait', '%', [
      { name: 'starved', values: spans.map(({ starvedPercent }) => starvedPercent) },
    ]),
  ];
}

const shown = (value: number | null, digits = 0) => (value === null ? '–' : value.toFixed(digits));

function engines(plays: readonly Play[]): string {
  const all = [...new Set(plays.map(({ engine }) => engine))].sort();
  const rows = all.map((name) => {
    const own = plays.filter(({ engine }) => engine === name);
    const { startP50, startP95, stallPercent } = spanOf(own);
    const codes = [...new Set(own.flatMap(({ code }) => code ?? []))].sort().map(escapeHtml).join(', ');
    return `<tr><td>${escapeHtml(name)}<td>${own.length}<td>${shown(startP50)}<td>${shown(startP95)}<td>${shown(stallPercent, 2)}<td>${codes || '–'}`;
  });
  return table(
    'By engine',
    ['Engine', 'Plays', 'Start, half, ms', 'Start, 95 of 100, ms', 'Stalled, %', 'Errors'],
    rows,
  );
}

function pages(speeds: readonly Row[]): string {
  const all = [...new Set(speeds.map(({ fields }) => `${fields['page']} ${fields['metric']}`))].sort();
  const rows = all.map((name) => {
    const values = speeds.flatMap(({ fields }) =>
      `${fields['page']} ${fields['metric']}` === name ? (numberOf(fields['value']) ?? []) : [],
    );
    const [path = '', metric = ''] = name.split(' ');
    const digits = metric === 'CLS' ? 3 : 0;
    return `<tr><td>${escapeHtml(path)}<td>${escapeHtml(metric)}<td>${values.length}<td>${shown(percentile(values, 50), digits)}<td>${shown(percentile(values, 75), digits)}`;
  });
  return table('Pages', ['First page', 'Web vital', 'Visits', 'Half', '75 of 100'], rows);
}

const names = (told: readonly { name: string; times: number }[]) =>
  table(
    'Everything that was told',
    ['Event', 'Times'],
    told.map(({ name, times }) => `<tr><td>${escapeHtml(name)}<td>${times}`).sort(),
  );

const table = (caption: string, columns: readonly string[], rows: readonly string[]) =>
  rows.length === 0
    ? ''
    : `<div style="overflow-x:auto"><table><caption>${caption}</caption><tr>${columns.map((name) => `<th>${name}`).join('')}${rows.join('')}</table></div>`;
