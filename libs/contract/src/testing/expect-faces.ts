import * as v from 'valibot';
import { expect } from 'vitest';
import type { Infer } from '../schema/description.ts';
import type { EntitySchema, Fields, Wire } from '../schema/schema.ts';
import { decode, encode, type DecodeIssue } from '../schema/schema.ts';
import { wireSchema } from '../schema/wire.ts';

/**
 * Both faces of one entity: `wire`, which must name every field that the entity has, is valid by the strict face, is read as
 * `clean`, and `clean` is written as `wire` again.
 */
export function expectFaces<F extends Fields>(
  entity: EntitySchema<F>,
  wire: Wire<EntitySchema<F>>,
  clean: Infer<EntitySchema<F>>,
): void {
  const { shape } = entity;
  const names = shape.kind === 'entity' ? shape.fields.map((field) => field.names[0]) : [];
  expect(Object.keys(wire as object).toSorted()).toEqual(names.toSorted());
  expect(v.safeParse(wireSchema(entity), wire).issues ?? []).toEqual([]);
  expect(read(entity, wire)).toEqual({ value: clean, issues: [] });
  expect(encode(entity, clean)).toEqual(wire);
}

/** What comes out of any JSON, with what was forgiven; undefined when nothing could be read. */
export function read<F extends Fields>(
  entity: EntitySchema<F>,
  json: unknown,
): { value: Infer<EntitySchema<F>> | undefined; issues: DecodeIssue[] } {
  const issues: DecodeIssue[] = [];
  const decoded = decode(entity, json, (issue) => issues.push(issue));
  return { value: decoded.ok ? decoded.value : undefined, issues };
}
