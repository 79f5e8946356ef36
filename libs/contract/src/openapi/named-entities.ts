import type { AnySchema } from '../schema/description.ts';

/** Every entity that is found in these schemas, by its name. */
export function namedEntities(schemas: readonly AnySchema[]): Map<string, AnySchema> {
  const found = new Map<string, AnySchema>();
  const visit = (schema: AnySchema): void => {
    if (schema.inner) return visit(schema.inner);
    const { shape } = schema;
    if (shape.kind === 'list' || shape.kind === 'dictionary') visit(shape.item);
    if (shape.kind === 'nullable') visit(shape.inner);
    if (shape.kind !== 'entity') return;
    const known = found.get(shape.name);
    if (known && known.shape !== shape) throw new Error(`Two different entities are named ${shape.name}.`);
    if (known) return;
    found.set(shape.name, schema);
    for (const field of shape.fields) visit(field.schema);
  };
  for (const schema of schemas) visit(schema);
  return found;
}
