import type { ProgrammeState } from './programme.ts';

/** Why a programme cannot be played; null when it can. CHAN-037, CHAN-038 */
export const REFUSAL_TEXT = {
  live: null,
  archived: null,
  future: 'error_schedule_from_future',
  blocked: 'error_schedule_copyright_banned',
} as const satisfies Record<ProgrammeState, string | null>;

/** The first link of a description, with its words, leads out of the product: it is left out. Other markup is no text either. CHAN-042 */
export const programmeText = (description: string): string =>
  description
    .replace(/<a\b[^>]*>[\s\S]*?<\/a\s*>/i, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
