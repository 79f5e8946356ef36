import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open-database.ts';

/** Seeds are frozen data; the database does not mind. */
type Frozen<Value> = Value extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** Rows in one statement: some 5 MB of JSON, so that neither side holds too much at once. */
const CHUNK_ROWS = 5_000;

/**
 * Inserts many rows quickly: they travel as one JSON parameter that PostgreSQL unfolds into typed columns, in place of
 * one parameter for each value. Rows that exist already stay as they are.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Frozen<Table['$inferInsert']>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: column.keyAsName ? toSnakeCase(column.name) : column.name,
  }));
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const target = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const chunk = rows.slice(start, start + CHUNK_ROWS).map((row) => {
      const values = row as Record<string, unknown>;
      return Object.fromEntries(columns.map(({ key, name }) => [name, values[key] ?? null]));
    });
    await db.execute(
      sql`insert into ${target} (${names}) select ${names} from json_populate_recordset(null::${target}, ${JSON.stringify(chunk)}::json) on conflict do nothing`,
    );
  }
}
