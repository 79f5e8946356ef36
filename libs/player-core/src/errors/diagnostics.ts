import type { PlayerState } from '../state/player-state.ts';
import { redactUrl } from './redact-url.ts';

/** What the product knows of what was to be played. */
export interface DiagnosedTitle {
  readonly contentId?: number | undefined;
  readonly channelId?: number | undefined;
  readonly libraryId?: number | undefined;
}

export const DIAGNOSTIC_FIELDS = [
  'code',
  'type',
  'stream_type',
  'url',
  'position',
  'details',
  'content_id',
  'channel_id',
  'library_id',
  'time',
  'user_agent',
  'fragment_errors',
  'total_errors',
  'retry_count',
] as const;
export type DiagnosticField = (typeof DIAGNOSTIC_FIELDS)[number];

/** What support needs to know of a failure, in the order of the dialog. What is unknown is absent. ENG-053 */
export type Diagnostics = Readonly<Partial<Record<DiagnosticField, string>>>;

type Failure = Pick<PlayerState, 'error' | 'content' | 'position' | 'recovery' | 'source' | 'engine'>;

/** The facts of a failure without a secret in them: addresses are cleaned once more, whoever gave them. ENG-053, ENG-056 */
export function diagnosticsOf(
  { error, content, position, recovery, source, engine }: Failure,
  title: DiagnosedTitle,
  { nowMs, userAgent }: { nowMs: number; userAgent: string },
): Diagnostics {
  const url = error?.url ?? source?.url;
  const place =
    position.wallTimeMs === null ? `${position.mediaTime.toFixed(1)} s` : new Date(position.wallTimeMs).toISOString();
  const { refusal } = error ?? {};
  const details = [
    error?.engine ?? engine,
    error?.engineCode,
    error?.httpStatus && `HTTP ${error.httpStatus}`,
    refusal && `licence server ${[refusal.code, refusal.message, refusal.error].filter(Boolean).join(' ')}`,
  ];
  const found: Record<DiagnosticField, string | undefined> = {
    code: error ? `${error.entry.number} ${error.code}` : undefined,
    type: error?.entry.label,
    stream_type: content ?? undefined,
    url: url && redactUrl(url),
    position: place,
    details: details.filter(Boolean).join(', ') || undefined,
    content_id: title.contentId?.toString(),
    channel_id: title.channelId?.toString(),
    library_id: title.libraryId?.toString(),
    time: new Date(nowMs).toISOString(),
    user_agent: userAgent,
    fragment_errors: String(recovery.totals.segmentErrors),
    total_errors: String(recovery.totals.errors),
    retry_count: String(recovery.totals.retries),
  };
  return Object.fromEntries(
    DIAGNOSTIC_FIELDS.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

/** As it is copied: a line for each field. */
export const diagnosticsText = (diagnostics: Diagnostics): string =>
  Object.entries(diagnostics)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');
