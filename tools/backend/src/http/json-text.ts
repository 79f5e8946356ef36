/** An answer that is JSON already: built of parts that were made before, so that nobody parses and prints them again. */
export class JsonText {
  readonly bytes: Buffer;

  constructor(json: string | Buffer) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json;
  }
}

/** An object's text with one more member: a list, given as the text between its brackets. */
export function withJsonList(object: Readonly<Record<string, unknown>>, member: string, items: string): string {
  return `${openJsonList(object, member)}${items}]}`;
}

/** The same for a list of ready bytes, which are put together without being read. */
export function withJsonBytes(
  object: Readonly<Record<string, unknown>>,
  member: string,
  items: readonly Buffer[],
): Buffer {
  const parts = items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item]));
  return Buffer.concat([Buffer.from(openJsonList(object, member)), ...parts, CLOSE]);
}

/** A ready object with one more member. */
export const withJsonMember = (object: Buffer, member: string, value: unknown): Buffer =>
  Buffer.concat([object.subarray(0, -1), Buffer.from(`,${JSON.stringify(member)}:${JSON.stringify(value)}}`)]);

const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']}');

function openJsonList(object: Readonly<Record<string, unknown>>, member: string): string {
  const text = JSON.stringify(object);
  const comma = text === '{}' ? '' : ',';
  return `${text.slice(0, -1)}${comma}${JSON.stringify(member)}:[`;
}
