import type { AnySchema } from '@livery/contract/schema';

/** A value that the contract takes for this schema: the plainest there is. */
export function plainValue(schema: AnySchema): unknown {
  const { shape } = schema;
  switch (shape.kind) {
    case 'id':
      return 1;
    case 'integer':
      return Math.max(shape.min, 1);
    case 'timestamp':
      return 1_700_000_000;
    case 'decimal':
      return 1;
    case 'money':
      return '1.00';
    case 'text':
      return 'text';
    case 'url':
      return 'https://tv.example/';
    case 'flag':
      return true;
    case 'isoDate':
      return '2026-01-01T00:00:00Z';
    case 'day':
      return '2026-01-01';
    case 'oneOf':
      return shape.values[0];
    case 'json':
    case 'nothing':
      return {};
    case 'nullable':
      return null;
    case 'list':
      return [plainValue(shape.item)];
    case 'dictionary':
      return {};
    case 'entity':
      return plainObject(schema);
  }
}

/** An object with all required fields and nothing else. */
export function plainObject(schema: AnySchema): Record<string, unknown> {
  if (schema.shape.kind !== 'entity') return {};
  const { fields, exactlyOne } = schema.shape;
  return Object.fromEntries(
    fields
      .filter(({ key, schema: field }) => field.presence === 'required' || key === exactlyOne[0])
      .map(({ names, schema: field }) => [names[0], plainValue(field)]),
  );
}

/** Names of an object's fields as they stand on the wire. */
export const fieldNames = (schema: AnySchema): string[] =>
  schema.shape.kind === 'entity' ? schema.shape.fields.map(({ names }) => names[0]) : [];
