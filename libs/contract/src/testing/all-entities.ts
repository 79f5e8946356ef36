import { Push } from '../account/entities.ts';
import { endpointList } from '../endpoints.ts';
import { ErrorBody } from '../errors.ts';
import { namedEntities } from '../openapi/named-entities.ts';
import type { AnySchema } from '../schema/description.ts';
import { SearchEntry } from '../search/entities.ts';

/** Every entity of the contract by its name: all that a call answers or takes, and the few that come another way. */
export const allEntities: ReadonlyMap<string, AnySchema> = namedEntities([
  ...endpointList.flatMap(({ response, body, query, params }) => [response, body, query, params]),
  ErrorBody,
  Push,
  SearchEntry,
]);
