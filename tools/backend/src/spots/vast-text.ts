type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);

/** An element of XML; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(String(value))}"`,
  );
  return content.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

/** Text as it is, also an address with ampersands. */
export const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
export const plainText = escaped;

/** `HH:MM:SS`, as VAST writes durations and offsets. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const vast = (version: string, ...ads: readonly string[]) =>
  `${DECLARATION}${element('VAST', { version }, ...ads)}\n`;

const TRACKED = [
  ...['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
  ...['skip', 'mute', 'unmute', 'pause', 'resume'],
];

type Told = (event: string) => string;

export const trackingEvents = (told: Told, events: readonly string[] = TRACKED) =>
  element('TrackingEvents', {}, ...events.map((event) => element('Tracking', { event }, cdata(told(event)))));

type MediaFile = { at: string; type?: string; width?: number; height?: number; kbps?: number; apiFramework?: string };

export const mediaFile = ({ at, type = 'video/mp4', width = 640, height = 360, kbps = 300, apiFramework }: MediaFile) =>
  element('MediaFile', { delivery: 'progressive', type, width, height, bitrate: kbps, apiFramework }, cdata(at));

export type Linear = {
  /** Left out where null. */
  duration: string | null;
  skipoffset?: string | undefined;
  files: readonly string[];
  told: Told;
  events?: readonly string[];
  /** Where a click leads. */
  page: string | null;
};

export const linear = ({ duration, skipoffset, files, told, events, page }: Linear) =>
  element(
    'Linear',
    { skipoffset },
    ...(duration === null ? [] : [element('Duration', {}, duration)]),
    trackingEvents(told, events),
    element('MediaFiles', {}, ...files),
    element(
      'VideoClicks',
      {},
      ...(page === null ? [] : [element('ClickThrough', {}, cdata(page))]),
      element('ClickTracking', {}, cdata(told('click'))),
    ),
  );

export type Ad = {
  id: string;
  sequence?: number | undefined;
  title: string;
  told: Told;
  creatives: readonly string[];
  more?: string;
};

export const inLine = ({ id, sequence, title, told, creatives, more = '' }: Ad) =>
  element(
    'Ad',
    { id, sequence },
    element(
      'InLine',
      {},
      element('AdSystem', { version: '1.0' }, 'Livery demo'),
      element('AdTitle', {}, plainText(title)),
      element('Impression', { id: `${id}-seen` }, cdata(told('impression'))),
      more,
      element('Error', {}, cdata(`${told('error')}&code=[ERRORCODE]`)),
      element('Creatives', {}, ...creatives),
    ),
  );

type Wrapper = {
  id: string;
  next: string;
  told: Told;
  sequence?: number | undefined;
  attributes?: Attributes;
};

export const wrapper = ({ id, next, told, sequence, attributes = {} }: Wrapper) =>
  element(
    'Ad',
    { id, sequence },
    element(
      'Wrapper',
      attributes,
      element('AdSystem', { version: '1.0' }, 'Livery demo'),
      element('Impression', { id: `${id}-seen` }, cdata(told('impression'))),
      element('Error', {}, cdata(`${told('error')}&code=[ERRORCODE]`)),
      element('VASTAdTagURI', {}, cdata(next)),
      element(
        'Creatives',
        {},
        element(
          'Creative',
          {},
          element(
            'Linear',
            {},
            trackingEvents(told, ['start', 'complete']),
            element('VideoClicks', {}, element('ClickTracking', {}, cdata(told('click')))),
          ),
        ),
      ),
    ),
  );
