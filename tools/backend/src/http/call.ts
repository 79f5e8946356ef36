import type { CleanOf, Fields, Wire } from '@livery/contract/schema';
import type { Endpoint } from '@livery/contract/endpoint';
import type { Idempotency } from '../payments/payments.ts';
import type { Language } from '../world/localised.ts';
import type { JsonText } from './json-text.ts';
import type { Viewer } from '../session/viewer.ts';

/** One request whose input was checked against the contract. */
export type Call<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Who asks. Reading it without a valid token ends the call with 401, where the contract lets guests without one in. */
  readonly viewer: Viewer;
  readonly viewerOrNull: Viewer | null;
  /** Texts are answered in this language. */
  readonly language: Language;
  /** The client's own address, seen through proxies on this machine. */
  readonly clientAddress: string;
  /** The connection was closed: nobody hears the answer any more. */
  readonly isGone: () => boolean;
  /** The client's key for this request, with all that it asks for; null where none came or the call takes none. */
  readonly idempotency: Idempotency;
  /** Short name of the provider whose site the browser says it shows. */
  readonly siteProvider: string | undefined;
};

/** What a call without particular input needs: language and viewer. */
export type AnyCall = Call<unknown, unknown, unknown>;

type Handler<E> =
  E extends Endpoint<infer P extends Fields, infer Q extends Fields, infer B extends Fields, infer R, infer _M>
    ? (call: Call<CleanOf<P>, CleanOf<Q>, CleanOf<B>>) => Promise<Wire<R> | JsonText>
    : never;

/** Answers for the calls of one area. What is left out has no behaviour yet and answers 501. */
export type Handlers<Table> = { readonly [Name in keyof Table]?: Handler<Table[Name]> };
