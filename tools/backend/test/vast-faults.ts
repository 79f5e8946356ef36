import { elementsOf, readXml, type XmlElement } from './read-xml.ts';

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  InLine: ['AdSystem', 'AdTitle', 'Impression', 'Creatives'],
  Wrapper: ['AdSystem', 'Impression', 'VASTAdTagURI'],
  Linear: ['Duration', 'MediaFiles'],
};

const missing = (element: XmlElement): string[] =>
  (NEEDED[element.name] ?? [])
    .filter((name) => !element.children.some((child) => child.name === name))
    .map((name) => `${element.name} has no ${name}.`);

function faultsOfAd(ad: XmlElement): string[] {
  const [inner, ...more] = ad.children;
  if (!inner || more.length > 0 || !/^(InLine|Wrapper)$/.test(inner.name))
    return ['An Ad is neither InLine nor Wrapper.'];
  const linears = inner.name === 'InLine' ? elementsOf(ad, 'Linear') : [];
  const durations = linears.flatMap((linear) => elementsOf(linear, 'Duration'));
  return [
    ...missing(inner),
    ...linears.flatMap(missing),
    ...durations.filter(({ text }) => !/^\d\d:\d\d:\d\d$/.test(text)).map(({ text }) => `${text} is no duration.`),
    ...elementsOf(ad, 'MediaFile')
      .filter(({ attributes }) => ['delivery', 'type', 'width', 'height'].some((name) => !attributes[name]))
      .map(() => 'A MediaFile does not say what it is.'),
    ...elementsOf(ad, 'Tracking')
      .filter(({ attributes, text }) => !attributes['event'] || !URL.canParse(text))
      .map(({ text }) => `${text} is told nothing.`),
  ];
}

/** What a list lacks that VAST asks for: a small checker of our own. */
export function vastFaults(text: string): string[] {
  let root: XmlElement;
  try {
    root = readXml(text.trim());
  } catch (error) {
    return [(error as Error).message];
  }
  if (root.name !== 'VAST' || !root.attributes['version']) return ['It is no VAST with a version.'];
  return root.children.filter(({ name }) => name === 'Ad').flatMap(faultsOfAd);
}
