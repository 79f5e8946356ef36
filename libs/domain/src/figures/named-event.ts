import { EVENTS, type EventFields, type EventName } from './events.ts';

export type NamedEvent<Name extends EventName> = {
  [One in Name]: { readonly name: One; readonly fields: EventFields<One> };
}[Name];

/** What a text is by the first row that it answers to. What the row's brackets take is the event's field, if it has one. */
export function namedEvent<Name extends EventName>(
  rows: readonly (readonly [RegExp, Name])[],
  text: string,
): NamedEvent<Name> | null {
  for (const [pattern, name] of rows) {
    const found = pattern.exec(text);
    if (!found) continue;
    const fields = Object.entries(EVENTS[name]).map(([field, kind]) => {
      const [, named = ''] = found;
      return [field, kind === 'number' ? Number(named) : named];
    });
    return { name, fields: Object.fromEntries(fields) } as NamedEvent<Name>;
  }
  return null;
}
