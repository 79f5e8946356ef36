import type { Localised } from '../world/localised.ts';

/** Errors by their code: the status, and the words that a viewer may read. */
export type ErrorTable = Readonly<Record<string, { readonly status: number; readonly message: Localised }>>;
