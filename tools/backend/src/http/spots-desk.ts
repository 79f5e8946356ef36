import type { FastifyInstance } from 'fastify';
import { SPOT_KINDS } from '../spots/kinds.ts';
import type { SpotEntry } from '../spots/spot-log.ts';
import type { SpotEntryPlan, SpotPlan } from '../spots/spot-plan.ts';
import { runOf } from '../spots/stream-spots.ts';
import { escapeHtml } from './escape-html.ts';
import type { ViewerRow } from './find-viewer.ts';
import { readSpotPlan } from './read-spot-plan.ts';
import type { Services } from './services.ts';
import { aboutViewer } from './viewer-desk.ts';

const SHOWN = 100;

const FIND = `<h1>Advertising</h1>
<form method="get" action="/desk/spots"><label>Viewer: phone, user name or id <input name="viewer" required></label> <button>Show</button></form>
<p><a href="/desk">What was sent by SMS and mail</a></p>`;

const ENTRY = 'kinds, those to ask next after a comma, several apart by spaces: <code>plain,short pod</code>';

/** What a viewer was shown, what was reported of it, and which lists the viewer's streams lead to from now on. */
export function serveSpotsDesk(
  desk: FastifyInstance,
  services: Services,
  page: (body: string, refresh?: string) => string,
): void {
  const { spotLog, spotPlans, clock } = services;

  const show = (viewer: ViewerRow, said: { ok: boolean; text: string } | null) => {
    const plan = spotPlans.get(viewer.id);
    const entries = spotLog.list(runOf({ userId: viewer.id }));
    return page(`<h1>Advertising of viewer ${viewer.id}</h1>
${said ? `<p role="${said.ok ? 'status' : 'alert'}">${escapeHtml(said.text)}</p>` : ''}
${form(viewer.id, plan)}
${logTable(entries, clock())}
<p><a href="/desk/sales?viewer=${viewer.id}">What this viewer has bought</a> · <a href="/desk/spots">Another viewer</a></p>`);
  };

  const about = aboutViewer({ services, page, find: FIND });
  desk.get<{ Querystring: { viewer?: unknown } }>('/desk/spots', (request, reply) =>
    about(reply, request.query.viewer, async (viewer) => ({ html: show(viewer, null) })),
  );

  desk.post('/desk/spots', (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    return about(reply, fields.get('viewer') ?? '', async (viewer) => {
      if (fields.get('action') === 'clear') {
        spotPlans.delete(viewer.id);
        return { html: show(viewer, { ok: true, text: 'Streams are as in the demo world again.' }) };
      }
      const read = readSpotPlan(fields);
      if ('problem' in read) return { code: 400, html: show(viewer, { ok: false, text: read.problem }) };
      spotPlans.set(viewer.id, read.plan);
      return { html: show(viewer, { ok: true, text: 'Every stream of this viewer has it from now on.' }) };
    });
  });
}

const entriesText = (entries: readonly SpotEntryPlan[] = []) => entries.map((entry) => entry.join(',')).join(' ');

function form(userId: number, plan: SpotPlan = {}): string {
  const field = (name: string, label: string, value: string | number = '') =>
    `<label>${label}<br><input name="${name}" value="${escapeHtml(String(value))}" list="kinds" style="width:100%"></label>`;
  const points = (plan.points ?? []).map(({ positionMs, kinds }) => `${positionMs}:${kinds.join(',')}`).join(' ');
  return `<form method="post" action="/desk/spots" style="display:grid;gap:.75rem;max-width:32rem"><input type="hidden" name="viewer" value="${userId}">
<p>Each is a list of ${ENTRY}. All kinds stand at <code>/spots</code> of the media origin.</p>
${field('preRoll', 'Pre-roll', entriesText(plan.preRoll))}
${field('middleRoll', 'Mid-roll', entriesText(plan.middleRoll))}
${field('postRoll', 'Post-roll', entriesText(plan.postRoll))}
${field('postPauseRoll', 'After a pause', entriesText(plan.postPauseRoll))}
${field('points', 'Mid-rolls at moments in milliseconds: <code>24000:pod 60000:plain</code>', points)}
${field('period', 'Seconds between two advertisements at least', plan.periodSeconds)}
${field('middleRollPeriod', 'Seconds from one mid-roll to the next', plan.middleRollPeriodSeconds)}
${field('max', 'Advertisements of one break at most', plan.maxAdvertising)}
<label><input type="checkbox" name="allowDisable" value="1"${plan.allowDisable ? ' checked' : ''}> A packet takes them away (“Remove ads”)</label>
<datalist id="kinds">${SPOT_KINDS.map(({ name }) => `<option value="${name}">`).join('')}</datalist>
<div><button name="action" value="set">Set</button> <button name="action" value="clear">As in the demo world</button></div></form>`;
}

function logTable(entries: readonly SpotEntry[], nowMs: number): string {
  if (entries.length === 0) return '<p class="empty">Nothing was asked for yet.</p>';
  const rows = entries.slice(-SHOWN).map(({ order, atMs, what, name, event, query }) => {
    const more = new URLSearchParams(query).toString();
    return `<tr><td>${order}<td>${((nowMs - atMs) / 1000).toFixed(1)} s ago<td>${what}<td>${escapeHtml(name)}<td>${escapeHtml(event ?? '')}<td style="overflow-wrap:anywhere">${escapeHtml(more)}`;
  });
  return `<div style="overflow-x:auto;margin-top:2rem"><table><caption>The last ${SHOWN} of what was asked and reported</caption><tr><th>No.<th>When<th>What<th>Of what<th>Event<th>With${rows.join('')}</table></div>`;
}
