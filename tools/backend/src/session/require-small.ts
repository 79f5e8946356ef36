import { ApiError } from '../http/api-error.ts';

/** What a device may say of itself and keep: a push registration is the longest of it. */
const MOST_DEVICE_BYTES = 8 * 1024;

/** @throws ApiError too_much */
export function requireSmall(kept: object): void {
  if (Buffer.byteLength(JSON.stringify(kept)) > MOST_DEVICE_BYTES) throw new ApiError('too_much');
}
