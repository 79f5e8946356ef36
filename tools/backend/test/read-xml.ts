export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** All that stands in it as text or character data. */
  text: string;
};

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)|</g;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole);

/**
 * As much of XML as lists of advertisements are written in, read strictly.
 * @throws Error with what is wrong
 */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [token, data, closes, name, attributes = '', isEmpty, text] of source.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (!inside) throw new Error('There is more than one root.');
    if (token === '<') throw new Error('A tag is broken.');
    if (data !== undefined) inside.text += data;
    else if (text !== undefined) inside.text += unescaped(text);
    else if (closes) {
      if (inside.name !== name) throw new Error(`${inside.name} is closed as ${name}.`);
      open.pop();
    } else if (name !== undefined) {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]);
      const element = { name, attributes: Object.fromEntries(pairs) as Record<string, string>, children: [], text: '' };
      inside.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [only] = root.children;
  if (open.length !== 1 || !only || root.children.length !== 1 || root.text.trim() !== '')
    throw new Error('It does not end as it began.');
  return only;
}

/** All elements of a name, however deep. */
export const elementsOf = (from: XmlElement, name: string): XmlElement[] =>
  from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
