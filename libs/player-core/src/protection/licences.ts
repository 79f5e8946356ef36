import type { ProtectedStream } from '../source.ts';
import type { RequestKeySystem } from './choose-stream.ts';
import type { LicenceAdapter } from './licence-exchange.ts';

/** The licences of one stream: where and how they are asked for. */
export interface Licences {
  readonly stream: ProtectedStream;
  readonly adapter: LicenceAdapter;
  readonly request: RequestKeySystem | null;
}

/** So long a licence server is waited for: a viewer who sees nothing is told within ten seconds. */
export const LICENCE_TIMEOUT_MS = 8_000;
