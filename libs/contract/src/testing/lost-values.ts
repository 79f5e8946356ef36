/**
 * What of `wire` is not found again in `again`, by path. Three things are no loss: null stands for "left out"; an instant may
 * be written in another time zone; and what is left out may be written out with its default.
 */
export function lostValues(wire: unknown, again: unknown, path = ''): string[] {
  if (wire === null || wire === undefined) return [];
  if (Array.isArray(wire)) {
    if (!Array.isArray(again) || again.length !== wire.length) return [path];
    return wire.flatMap((item, index) => lostValues(item, again[index], `${path}[${index}]`));
  }
  if (typeof wire === 'object') {
    if (typeof again !== 'object' || again === null) return [path];
    return Object.entries(wire).flatMap(([name, value]) =>
      lostValues(value, (again as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return wire === again || isSameInstant(wire, again) ? [] : [path];
}

function isSameInstant(one: unknown, other: unknown): boolean {
  return isInstant(one) && isInstant(other) && Date.parse(one) === Date.parse(other);
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
