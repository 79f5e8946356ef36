import { describe, expect, test } from 'vitest';
import { endpointList } from '../endpoints.ts';
import { entity, id, text } from '../schema/schema.ts';
import { namedEntities } from './named-entities.ts';
import { openApiDocument } from './openapi.ts';
import { summaries } from './summaries.ts';

const document = openApiDocument(endpointList, { serverUrl: 'https://api.example' });
const written = JSON.stringify(document);

describe('the OpenAPI document', () => {
  test('has an operation for every call of this API, with a sentence', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const own = endpointList.filter(({ base }) => base === 'api');
    const merged = own.length - new Set(own.map(({ method, path }) => `${method} ${path}`)).size;
    expect(merged).toBe(1);
    expect(operations).toHaveLength(own.length - merged);
    expect(endpointList.filter(({ name }) => !summaries[name])).toEqual([]);
    expect(document.paths['/v2/users']?.['post']?.summary).toBe(
      `${summaries['createGuest']} Or: ${summaries['registerByPhone']}`,
    );
  });

  test('refers only to components that it has', () => {
    const references = [...written.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([]);
    expect(written).not.toContain('$defs');
  });

  test('writes an entity once', () => {
    expect(document.components.schemas['ChannelList']?.properties?.['channels']).toEqual({
      anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Channel' } }, { type: 'null' }],
    });
    expect(document.components.schemas['Channel']?.required).toEqual(['id', 'name']);
  });

  test('says which calls need a token, and what is in path, query and body', () => {
    expect(document.paths['/v2/users/self/network']?.['get']?.security).toEqual([{}, { accessToken: [] }]);
    const stream = document.paths['/v2/libraries/{libraryId}/contents/{id}/stream']?.['get'];
    expect(stream?.security).toEqual([{ accessToken: [] }]);
    expect(stream?.parameters.map(({ name, in: where, required }) => `${where} ${name} ${required}`)).toEqual([
      'path libraryId true',
      'path id true',
      'query seconds false',
      'header Accept-Language false',
    ]);
    const favorite =
      document.paths['/v2/users/self/favorites']?.['post']?.requestBody?.content['application/json'].schema;
    expect(favorite?.oneOf).toEqual(
      ['channel_id', 'program_id', 'person_id', 'content_id'].map((name) => ({ required: [name] })),
    );
  });

  test('a call without an answer gives 204, any failure the error body', () => {
    const removal = document.paths['/v2/users/self/devices/{id}']?.['delete'];
    expect(Object.keys(removal?.responses ?? {})).toEqual(['204', 'default']);
    expect(removal?.responses['default']?.content?.['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ErrorBody',
    });
  });
});

test('two entities may not share a name', () => {
  expect(() => namedEntities([entity('Same', { id: id() }), entity('Same', { name: text() })])).toThrow('Same');
});
