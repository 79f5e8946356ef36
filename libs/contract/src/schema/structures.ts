import type { AnySchema, Infer, Schema, Shape, Wire } from './description.ts';
import { UNREADABLE, forgive, isRecord, reject, type Reading } from './reading.ts';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * A list that may be left out, which reads as an empty one. A bad item is reported and dropped, never the list.
 * `orOne` also takes a single item that stands without its list. `atLeast: 1` makes the list required.
 */
// @__NO_SIDE_EFFECTS__
export function list<S extends AnySchema>(
  item: S,
  options: { readonly orOne?: boolean } = {},
): Schema<readonly Infer<S>[], Wire<S>[], 'defaulted'> {
  return {
    shape: { kind: 'list', item, atLeast: 0 },
    presence: 'defaulted',
    whenAbsent: () => [],
    read(value, reading) {
      if (Array.isArray(value)) return readItems(item, value, reading, 0, value.length);
      return options.orOne ? readItems(item, [value], reading, 0, 1) : reject(reading, 'list');
    },
    write: (values) => values.map((value) => item.write(value) as Wire<S>),
  };
}

/** A list that must be there and hold something: the body of a call that is pointless without it. */
// @__NO_SIDE_EFFECTS__
export function someOf<S extends AnySchema>(item: S): Schema<readonly Infer<S>[], Wire<S>[], 'required'> {
  const { read, write } = list(item);
  return {
    shape: { kind: 'list', item, atLeast: 1 },
    presence: 'required',
    read(value, reading) {
      const items = read(value, reading);
      return items !== UNREADABLE && items.length === 0 ? reject(reading, 'list', 'missing') : items;
    },
    write,
  };
}

/** Reads the items from `start` up to `end`. Its own function, so that long lists can be read in slices. */
export function readItems<S extends AnySchema>(
  item: S,
  values: readonly unknown[],
  reading: Reading,
  start: number,
  end: number,
): Infer<S>[] {
  const clean: Infer<S>[] = [];
  const depth = reading.path.length;
  for (let index = start; index < end; index += 1) {
    reading.path[depth] = index;
    const value = values[index];
    const result =
      (value === null || value === undefined) && item.shape.kind !== 'nullable'
        ? reject(reading, item.shape.kind, 'missing')
        : item.read(value, reading);
    if (result === UNREADABLE) forgive(reading);
    else clean.push(result);
  }
  reading.path.length = depth;
  return clean;
}

const TEXTUAL: ReadonlySet<Shape['kind']> = new Set<Shape['kind']>(['text', 'json', 'nullable']);

/**
 * A value that may be left out, null, or (unless it is text) an empty string or `false`: then the clean key is missing.
 * A value that cannot be read is reported and left out too; it does not cost its owner.
 */
// @__NO_SIDE_EFFECTS__
export function optional<S extends AnySchema>(inner: S): Schema<Infer<S> | undefined, Wire<S>, 'optional'> {
  const { kind } = inner.shape;
  const emptyIsAbsent = !TEXTUAL.has(kind);
  const falseIsAbsent = emptyIsAbsent && kind !== 'flag';
  return {
    shape: inner.shape,
    inner,
    presence: 'optional',
    read(value, reading) {
      if ((emptyIsAbsent && value === '') || (falseIsAbsent && value === false)) return undefined;
      return inner.read(value, reading);
    },
    write: (value) => inner.write(value) as Wire<S>,
  };
}

/** A scalar with a value of its own when left out. */
// @__NO_SIDE_EFFECTS__
export function withDefault<S extends AnySchema>(inner: S, value: Infer<S>): Schema<Infer<S>, Wire<S>, 'defaulted'> {
  return {
    shape: inner.shape,
    inner,
    presence: 'defaulted',
    whenAbsent: () => value,
    read: (raw, reading) => inner.read(raw, reading),
    write: (clean) => inner.write(clean) as Wire<S>,
  };
}

/** A value for which null means something (in a change: "empty it"), so null is kept. */
// @__NO_SIDE_EFFECTS__
export function nullable<S extends AnySchema>(inner: S): Schema<Infer<S> | null, Wire<S> | null, 'required'> {
  return {
    shape: { kind: 'nullable', inner },
    presence: 'required',
    read: (value, reading) => (value === null ? null : inner.read(value, reading)),
    write: (value) => (value === null ? null : (inner.write(value) as Wire<S>)),
  };
}

/** Named values of one kind, under names that the server chooses. */
// @__NO_SIDE_EFFECTS__
export function dictionary<S extends AnySchema>(
  item: S,
): Schema<Readonly<Record<string, Infer<S>>>, Record<string, Wire<S>>, 'defaulted'> {
  return {
    shape: { kind: 'dictionary', item },
    presence: 'defaulted',
    whenAbsent: () => ({}),
    read(value, reading) {
      // PHP writes an empty dictionary as [].
      if (Array.isArray(value) && value.length === 0) return {};
      if (!isRecord(value)) return reject(reading, 'dictionary');
      const clean: Record<string, Infer<S>> = {};
      for (const name of Object.keys(value)) {
        // Assigning this name would change the prototype, not a property.
        if (name === '__proto__') continue;
        reading.path.push(name);
        const result = item.read(value[name], reading);
        if (result === UNREADABLE) forgive(reading);
        else clean[name] = result;
        reading.path.pop();
      }
      return clean;
    },
    write: (values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, item.write(value) as Wire<S>])),
  };
}

/** A document that the product only hands back or shows for diagnosis; taken as it is. */
// @__NO_SIDE_EFFECTS__
export function json(): Schema<JsonValue, JsonValue, 'required'> {
  return {
    shape: { kind: 'json' },
    presence: 'required',
    read: (value) => value as JsonValue,
    write: (value) => value,
  };
}

/** The answer of a call that has none: any 2xx will do. */
// @__NO_SIDE_EFFECTS__
export function nothing(): Schema<null, null, 'defaulted'> {
  return {
    shape: { kind: 'nothing' },
    presence: 'defaulted',
    whenAbsent: () => null,
    read: () => null,
    write: () => null,
  };
}
