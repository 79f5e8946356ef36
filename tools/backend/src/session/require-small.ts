import { ApiError, invalid } from '../http/api-error.ts';

/** What a device may say of itself and keep: a push registration is the longest of it. */
const MOST_DEVICE_BYTES = 8 * 1024;
/** Names and numbers that others give. An index of the database takes some 2 700 bytes, and fails with more. */
const MOST_NAME_LENGTH = 254;

/** @throws ApiError too_much */
export function requireSmall(kept: object): void {
  if (Buffer.byteLength(JSON.stringify(kept)) > MOST_DEVICE_BYTES) throw new ApiError('too_much');
}

/** @throws ApiError validation_failed naming the first text of a body that is too long */
export function requireShort(fields: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text = ''] of Object.entries(fields))
    if (text.length > MOST_NAME_LENGTH)
      throw invalid(`body.${field}`, `It must have at most ${MOST_NAME_LENGTH} characters.`);
}
