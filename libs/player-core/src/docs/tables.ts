import { CATEGORY_BASE, catalogueEntry, ERROR_CODES, type Category } from '../errors/catalogue.ts';
import { FAULT_LIMIT, SECOND_PASS_DELAY_MS, SKIP_LIMIT, GAP_SKIP_SECONDS } from '../errors/decide.ts';
import { POLICY, type PolicyRow, type RecoveryStep } from '../errors/policy.ts';
import { STATE_MEANINGS } from '../state/player-state.ts';

const STEP_MEANINGS: Readonly<Record<RecoveryStep, string>> = {
  nudge: 'Moves the playhead by a tenth of a second.',
  resumeLoading: 'Lets the engine ask for playlists and segments again. The engine and its buffer stay.',
  recoverMedia: 'Opens a new media source under the same engine, at the same moment.',
  passSegment: 'As `recoverMedia`, but behind what cannot be shown: at the next segment.',
  dropTopQuality: 'Goes on without the highest rendition.',
  restart: 'Makes a new engine at the same moment.',
  restartAtLive: 'Makes a new engine at the live edge. Live only, once something has been shown.',
  otherEngine: 'Plays with another library (shaka after hls.js) at the same moment. Left out where there is none.',
  renew: 'Asks the server for a fresh address of the stream, and makes a new engine at the same moment.',
};

/** The page "Player errors": every code with what it means and what the player does about it, as markdown. */
export function playerErrorsMarkdown(): string {
  const used = new Set(ERROR_CODES.map((code) => catalogueEntry(code).category));
  const categories = (Object.keys(CATEGORY_BASE) as Category[]).map(
    (category) => `${CATEGORY_BASE[category]} ${category}${used.has(category) ? '' : ' (kept free)'}`,
  );
  const rows = ERROR_CODES.map((code) => {
    const { number, stage, label, messageKey, meaning } = catalogueEntry(code);
    return [String(number), `\`${code}\``, meaning, stage, label, remedies(POLICY[code]), `\`${messageKey}\``];
  });
  return [
    `Numbers by thousands: ${categories.join(', ')}.`,
    howErrorsAreMet(),
    '## The steps',
    'A restart and another engine go on at the same moment; for who watches live that is the live edge. Nothing that was shown is shown again.',
    table(
      ['Step', 'What the player does'],
      (Object.keys(STEP_MEANINGS) as RecoveryStep[]).map((step) => [`\`${step}\``, STEP_MEANINGS[step]]),
    ),
    '## The errors',
    `The code of a segment that cannot be played says where it failed: 1005 and 1006 when it was fetched (1006: it took too long), 3001 when it was parsed, 3002 when it was appended,
3006 when it was decoded, 4004 when it was decrypted. Where only the stall is seen, the code is 3004 (the picture stands still), 3005 (it stands still although media is there) or
3007 (no media has arrived). 3009 stands for too many segment errors and stalls in a row.`,
    table(['Number', 'Code', 'Meaning', 'Stage', 'Label', 'What the player does', 'Message'], rows),
  ].join('\n\n');
}

/** How the steps of an error are taken, in the numbers of the code. */
function howErrorsAreMet(): string {
  const patient = ERROR_CODES.filter((code) => POLICY[code].isPatient).map((code) => `\`${code}\``);
  return [
    '## How the player recovers',
    '',
    '- An error has a ladder: its steps are tried in their order, each as often as `×` says. The count of a step is shared by all codes, so that two errors that take turns cannot loop.',
    '  Half a minute of undisturbed playback clears the counts.',
    '- "Shows the buffer first": a step that would drop the buffer waits until what is buffered has been shown.',
    `- A warning is an error that the engine copes with by itself. Warnings about segments and stalls are counted; more than ${FAULT_LIMIT} of them raise \`VIDEO_ERROR\` (3009).`,
    `- When all steps of an error are used up, the player restarts after ${SECOND_PASS_DELAY_MS / 1000} s and takes the steps a second time. After that it shows the message, and pressing play tries again;`,
    `  the next time it is final. There is no second pass before the first picture (except for ${patient.join(', ')}), nor for errors that a repetition cannot help.`,
    `- "Goes round the place": in a film or an archive, not live, playback skips ${GAP_SKIP_SECONDS}, ${2 * GAP_SKIP_SECONDS}, ${3 * GAP_SKIP_SECONDS} … s ahead, ${SKIP_LIMIT} times at most, and then shows the message.`,
    '- Offline nothing is counted: playback goes on when the network is back.',
  ].join('\n');
}

/** The page "Player states": the parts of the state and what their values mean, as markdown. */
export function playerStatesMarkdown(): string {
  return Object.entries(STATE_MEANINGS)
    .map(([part, meanings]) => {
      const rows = Object.entries(meanings).map(([value, meaning]) => [`\`${value}\``, meaning]);
      return `### ${part}\n\n${table(['Value', 'Meaning'], rows)}`;
    })
    .join('\n\n');
}

function remedies({ ladder, isHopeless, isSkippable, letsBufferPlay }: PolicyRow): string {
  if (isHopeless) return 'shows the message at once';
  const steps = ladder.map(
    ({ step, times, delayMs }) => `${step} ×${times}${delayMs > 0 ? ` after ${delayMs / 1000} s` : ''}`,
  );
  const round = isSkippable ? ['goes round the place (not live)'] : [];
  return `${letsBufferPlay ? 'shows the buffer first; ' : ''}${[...steps, ...round].join(', ')}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
