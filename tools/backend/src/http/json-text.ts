/** An answer that is JSON text already: built of parts that were made before, so that nobody parses and prints them again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object's text with one more member: a list, given as the text between its brackets. */
export function withJsonList(object: Readonly<Record<string, unknown>>, member: string, items: string): string {
  const text = JSON.stringify(object);
  const comma = text === '{}' ? '' : ',';
  return `${text.slice(0, -1)}${comma}${JSON.stringify(member)}:[${items}]}`;
}
