import type { AnySchema, FieldPlan, Schema } from './description.ts';
import {
  UNREADABLE,
  isRecord,
  reject,
  startReading,
  type DecodeIssue,
  type Reading,
  type Report,
  type Unreadable,
} from './reading.ts';
import { readItems } from './structures.ts';

export interface DecodeError extends DecodeIssue {
  readonly kind: 'decode';
}

export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DecodeError };

const ignore: Report = () => undefined;

/**
 * Clean data out of any JSON, or an error that names the path. Never throws.
 * What could be forgiven (a bad list item, an unreadable optional value) is told to `report`.
 */
export function decode<Clean, W>(schema: Schema<Clean, W>, json: unknown, report: Report = ignore): Decoded<Clean> {
  const reading = startReading(report);
  return conclude(schema, isAbsent(json) ? absent(schema, reading) : schema.read(json, reading), reading);
}

/**
 * The same in slices, for answers with thousands of items: yields after every `itemsPerSlice` items of a list that stands
 * directly in the answer, so that the caller can let the page breathe in between.
 */
export function* decodeInSlices<Clean, W>(
  schema: Schema<Clean, W>,
  json: unknown,
  report: Report = ignore,
  itemsPerSlice = 200,
): Generator<void, Decoded<Clean>, void> {
  const raw = schema.tidy ? schema.tidy(json) : json;
  const longLists =
    schema.shape.kind === 'entity' && isRecord(raw) ? findLongLists(schema.shape.fields, raw, itemsPerSlice) : [];
  if (!isRecord(raw) || longLists.length === 0) return decode(schema, json, report);

  const reading = startReading(report);
  const rest = { ...raw };
  for (const { name } of longLists) rest[name] = [];
  const result = schema.read(rest, reading);
  if (result === UNREADABLE || !isRecord(result)) return conclude(schema, result, reading);

  const whole: Record<string, unknown> = { ...result };
  for (const { key, name, item, values } of longLists) {
    const clean: unknown[] = [];
    reading.path.push(name);
    for (let start = 0; start < values.length; start += itemsPerSlice) {
      const end = Math.min(start + itemsPerSlice, values.length);
      for (const value of readItems(item, values, reading, start, end)) clean.push(value);
      yield;
    }
    reading.path.pop();
    whole[key] = clean;
  }
  return { ok: true, value: whole as Clean };
}

interface LongList {
  readonly key: string;
  readonly name: string;
  readonly item: AnySchema;
  readonly values: readonly unknown[];
}

function findLongLists(fields: readonly FieldPlan[], raw: Record<string, unknown>, longerThan: number): LongList[] {
  const found: LongList[] = [];
  for (const { key, names, schema } of fields) {
    const name = names.find((spelling) => Object.hasOwn(raw, spelling) && raw[spelling] !== null);
    const values = name === undefined ? undefined : raw[name];
    if (
      name === undefined ||
      schema.shape.kind !== 'list' ||
      schema.shape.atLeast > 0 ||
      !Array.isArray(values) ||
      values.length <= longerThan
    )
      continue;
    found.push({ key, name, item: schema.shape.item, values });
  }
  return found;
}

/** The canonical wire form of clean data: bodies and queries of calls. */
export function encode<Clean, W>(schema: Schema<Clean, W>, value: Clean): W {
  return schema.write(value);
}

function conclude<Clean, W>(schema: Schema<Clean, W>, result: Clean | Unreadable, reading: Reading): Decoded<Clean> {
  if (result !== UNREADABLE) return { ok: true, value: result };
  const issue = reading.failure ?? { path: '', reason: 'unreadable', expected: schema.shape.kind };
  return { ok: false, error: { kind: 'decode', ...issue } };
}

function absent<Clean, W>(schema: Schema<Clean, W>, reading: Reading): Clean | Unreadable {
  const unreadable: Unreadable = reject(
    reading,
    schema.shape.kind === 'entity' ? schema.shape.name : schema.shape.kind,
    'missing',
  );
  if (!schema.whenAbsent) return unreadable;
  reading.failure = null;
  return schema.whenAbsent();
}

const isAbsent = (json: unknown): boolean => json === null || json === undefined;
