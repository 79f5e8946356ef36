import { CATEGORY_BASE, catalogueEntry, ERROR_CODES, type Category } from '../errors/catalogue.ts';
import { POLICY, type PolicyRow } from '../errors/policy.ts';
import { STATE_MEANINGS } from '../state/player-state.ts';

/** The page "Player errors": every code with what it means and what the player does about it, as markdown. */
export function playerErrorsMarkdown(): string {
  const categories = (Object.keys(CATEGORY_BASE) as Category[]).map(
    (category) => `${CATEGORY_BASE[category]} ${category}`,
  );
  const rows = ERROR_CODES.map((code) => {
    const { number, stage, label, messageKey, meaning } = catalogueEntry(code);
    return [String(number), `\`${code}\``, meaning, stage, label, remedies(POLICY[code]), `\`${messageKey}\``];
  });
  return [
    `Numbers by thousands: ${categories.join(', ')}.`,
    table(['Number', 'Code', 'Meaning', 'Stage', 'Label', 'What the player does', 'Message'], rows),
  ].join('\n\n');
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
