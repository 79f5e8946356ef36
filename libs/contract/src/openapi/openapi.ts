import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { ErrorBody } from '../errors.ts';
import type { AnySchema, FieldPlan } from '../schema/description.ts';
import { wireSchema } from '../schema/wire.ts';
import { namedEntities } from './named-entities.ts';
import { summaries } from './summaries.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: JsonContent };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: JsonContent }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type JsonContent = Readonly<Record<'application/json', { readonly schema: JsonSchema }>>;

/** The calls as an OpenAPI 3.1 document. Calls to other addresses than the API's are left out. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  options: { readonly serverUrl?: string } = {},
): OpenApiDocument {
  const own = endpoints.filter(({ base }) => base === 'api');
  const definitions = Object.fromEntries(
    [...namedEntities([...own.map(({ response }) => response), ...own.map(({ body }) => body), ErrorBody])]
      .filter(([name]) => !name.includes('.'))
      .map(([name, schema]) => [name, wireSchema(schema) as GenericSchema]),
  );
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    // The one rule that JSON Schema is not told, "exactly one of", is written out in `exactlyOne` below.
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  };
  const convert = (schema: AnySchema): JsonSchema => bare(toJsonSchema(wireSchema(schema) as GenericSchema, config));

  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of own) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const verb = endpoint.method.toLowerCase();
    paths[path] ??= {};
    paths[path][verb] = merge(paths[path][verb], operation(endpoint, convert));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Streaming API',
      version: '2',
      description:
        'What a streaming site asks of its backend. Optional fields may be null; every failure has the same body.',
    },
    servers: [{ url: options.serverUrl ?? '/' }],
    tags: [...new Set(own.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(definitions).map(([name, schema]) => [name, withoutSelf(name, schema, config)]),
      ),
      securitySchemes: { accessToken: { type: 'apiKey', in: 'query', name: 'access_token' } },
    },
  };
}

type Convert = (schema: AnySchema) => JsonSchema;

function operation(endpoint: Endpoint, convert: Convert): Operation {
  const { name, area, response } = endpoint;
  const isEmpty = response.shape.kind === 'nothing';
  const content = (schema: JsonSchema): JsonContent => ({ 'application/json': { schema } });
  return {
    operationId: name,
    summary: summaries[name] ?? name,
    tags: [area],
    security: SECURITY[endpoint.auth],
    parameters: [
      ...parameters('path', endpoint.params.shape, convert),
      ...parameters('query', endpoint.query.shape, convert),
      { name: 'Accept-Language', in: 'header', required: false, schema: { enum: ['kk', 'ru', 'en', 'uz'] } },
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header' as const, required: false, schema: { type: 'string' as const } }]
        : []),
    ],
    ...(endpoint.hasBody && {
      requestBody: { required: true, content: content(exactlyOne(endpoint, convert(endpoint.body))) },
    }),
    responses: {
      ...(isEmpty
        ? { 204: { description: 'Done.' } }
        : { 200: { description: 'The answer.', content: content(convert(response)) } }),
      default: { description: 'A failure.', content: content({ $ref: '#/components/schemas/ErrorBody' }) },
    },
  };
}

const SECURITY: Readonly<Record<Endpoint['auth'], Operation['security']>> = {
  token: [{ accessToken: [] }],
  optional: [{}, { accessToken: [] }],
  none: [],
};

function parameters(where: 'path' | 'query', shape: AnySchema['shape'], convert: Convert): Parameter[] {
  const fields: readonly FieldPlan[] = shape.kind === 'entity' ? shape.fields : [];
  return fields.map(({ key, names, schema }) => ({
    name: where === 'path' ? key : names[0],
    in: where,
    required: where === 'path' || schema.presence === 'required',
    schema: convert(schema),
  }));
}

function exactlyOne(endpoint: Endpoint, schema: JsonSchema): JsonSchema {
  const { shape } = endpoint.body;
  if (shape.kind !== 'entity' || shape.exactlyOne.length === 0) return schema;
  const names = shape.fields.filter(({ key }) => shape.exactlyOne.includes(key)).map(({ names: [name] }) => name);
  return { ...schema, oneOf: names.map((name) => ({ required: [name] })) };
}

/** Two calls of one path and method (a guest and a phone both make a user) are one operation with either body. */
function merge(first: Operation | undefined, second: Operation): Operation {
  if (!first?.requestBody || !second.requestBody) return second;
  const schema = (of: Operation): JsonSchema => of.requestBody?.content['application/json'].schema ?? {};
  return {
    ...first,
    summary: `${first.summary} Or: ${second.summary}`,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { anyOf: [schema(first), schema(second)] } } },
    },
  };
}

/** A component is converted as itself, not as a reference to itself. */
function withoutSelf(name: string, schema: GenericSchema, config: ConversionConfig): JsonSchema {
  const others = Object.fromEntries(Object.entries(config.definitions ?? {}).filter(([other]) => other !== name));
  return bare(toJsonSchema(schema, { ...config, definitions: others }));
}

/** The dialect and the definitions stand once in the document, not in each of its parts. */
function bare(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $defs: _definitions, ...rest } = schema;
  return rest;
}
