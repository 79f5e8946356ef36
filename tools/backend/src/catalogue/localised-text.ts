import { sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import type { Language } from '../world/localised.ts';

/** The text of a localised column in one language, taken out by the database so that the other three stay there. */
export const localisedText = (column: AnyColumn, language: Language | Placeholder): SQL<string> =>
  sql<string>`${column}->>${language}`;

/** The same for columns that may be empty. */
export const localisedTextOrNull = (column: AnyColumn, language: Language | Placeholder): SQL<string | null> =>
  sql<string | null>`${column}->>${language}`;
