/** No body of the contract has a tenth of it. */
export const MOST_JSON_LEVELS = 50;

const OPENS = new Set(['{', '[']);
const CLOSES = new Set(['}', ']']);

/**
 * Whether a JSON text holds lists or objects within each other beyond a number of levels. It is asked before the text is
 * parsed, as whatever walks through the value afterwards may not come back from a deep one.
 */
export function isDeeperThan(json: string, mostLevels: number): boolean {
  let levels = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? '';
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (OPENS.has(sign)) levels += 1;
    else if (CLOSES.has(sign)) levels -= 1;
    if (levels > mostLevels) return true;
  }
  return false;
}
