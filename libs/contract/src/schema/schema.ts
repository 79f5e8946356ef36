/** The door to the combinators: how an entity is written down, and how JSON is read with it. */
export type { AnySchema, CleanOf, Fields, Infer, Schema, Wire, WireOf } from './description.ts';
export type { DecodeIssue, Report } from './reading.ts';
export { isRecord } from './reading.ts';
export { day, decimal, flag, id, integer, isoDate, money, oneOf, text, timestamp, url } from './scalars.ts';
export {
  dictionary,
  json,
  list,
  nothing,
  nullable,
  optional,
  someOf,
  withDefault,
  type JsonValue,
} from './structures.ts';
export { alias, cacheTimeout, collection, entity, from, type EntityOptions, type EntitySchema } from './entity.ts';
export { decode, decodeInSlices, encode, type DecodeError, type Decoded } from './decode.ts';
export { formatMoney, parseMoney } from './formats.ts';
export { readUrl } from './read-url.ts';
