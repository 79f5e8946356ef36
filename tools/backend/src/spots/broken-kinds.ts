import { breaks, filesOf, nothing, spot, type FilmFault, type SpotKind } from './kind.ts';
import { cdata, element, inLine, mediaFile, trackingEvents, vast } from './vast-text.ts';

const BIG_BYTES = 5 * 1024 * 1024;

const film = (name: string, how: FilmFault, code: number, does: string): SpotKind => ({
  name,
  does,
  outcome: breaks(code, 'tea'),
  answer: (to) => vast('3.0', spot(to, 'tea', { files: filesOf(to, 'tea', how) })),
});

/** Ten times ten times ten … of a word. */
const BOMB = `<?xml version="1.0"?><!DOCTYPE VAST [<!ENTITY a0 "ha">${Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
).join('')}]><VAST version="3.0"><Ad id="&a12;"/></VAST>`;

/** What is no list, or holds nothing that could be played. */
const EMPTY_KINDS: readonly SpotKind[] = [
  {
    name: 'empty',
    does: 'A list without advertisements, which wants to know of it.',
    outcome: nothing(1009, 303),
    answer: (to) => vast('3.0', element('Error', {}, cdata(`${to.told('list')('error')}&code=[ERRORCODE]`))),
  },
  {
    name: 'empty-quiet',
    does: 'A list without advertisements that wants to know nothing.',
    outcome: nothing(1009),
    answer: () => vast('3.0'),
  },
  {
    name: 'no-content',
    does: 'HTTP 204: there is nothing for this viewer.',
    outcome: nothing(1009),
    answer: () => ({ body: '', status: 204 }),
  },
  {
    name: 'empty-body',
    does: 'HTTP 200 without a byte.',
    outcome: nothing(1009),
    answer: () => '',
  },
  {
    name: 'no-creatives',
    does: 'An advertisement that holds nothing.',
    outcome: nothing(303, 303),
    answer: (to) => vast('3.0', spot(to, 'tea', { creatives: () => [] })),
  },
  {
    name: 'no-files',
    does: 'An advertisement without a film.',
    outcome: nothing(401, 401),
    answer: (to) => vast('3.0', spot(to, 'tea', { files: [] })),
  },
  {
    name: 'overlay-only',
    does: 'A banner over the picture, and no film.',
    outcome: nothing(201, 201),
    answer: (to) => {
      const banner = element(
        'NonLinear',
        { width: 480, height: 70 },
        element('StaticResource', { creativeType: 'image/svg+xml' }, cdata(to.picture('tea'))),
      );
      const creatives = [element('Creative', {}, element('NonLinearAds', {}, banner, trackingEvents(to.told('tea'))))];
      return vast('3.0', inLine({ id: 'tea', title: 'Banner', told: to.told('tea'), creatives }));
    },
  },
  {
    name: 'script-only',
    does: 'A script that plays by itself (VPAID), and no film.',
    outcome: nothing(901, 901),
    answer: (to) => {
      const at = `${to.origin}/spots/script.js`;
      const files = [mediaFile({ at, type: 'application/javascript', apiFramework: 'VPAID' })];
      return vast('3.0', spot(to, 'tea', { files }));
    },
  },
  {
    name: 'no-known-type',
    does: 'A film that no browser plays.',
    outcome: nothing(403, 403),
    answer: (to) =>
      vast('3.0', spot(to, 'tea', { files: [mediaFile({ at: to.film('tea-360p.mp4'), type: 'video/x-flv' })] })),
  },
  {
    name: 'zero-length',
    does: 'It lasts no time.',
    outcome: nothing(202, 202),
    answer: (to) => vast('3.0', spot(to, 'tea', { duration: '00:00:00' })),
  },
  {
    name: 'huge-length',
    does: 'It lasts ten hours.',
    outcome: nothing(202, 202),
    answer: (to) => vast('3.0', spot(to, 'tea', { duration: '10:00:00' })),
  },
];

const WRONG_BODIES: readonly SpotKind[] = [
  {
    name: 'malformed',
    does: 'XML that ends in the middle.',
    outcome: nothing(100),
    answer: (to) => vast('3.0', spot(to, 'tea')).slice(0, 700),
  },
  {
    name: 'html',
    does: 'A page of a network that wants to be signed in to.',
    outcome: nothing(100),
    answer: () => ({
      body: '<!doctype html>\n<title>Sign in</title>\n<p>Welcome<br>to this network.\n',
      type: 'text/html',
    }),
  },
  {
    name: 'json',
    does: 'JSON in place of XML.',
    outcome: nothing(100),
    answer: () => ({ body: '{"ads":[]}\n', type: 'application/json' }),
  },
  {
    name: 'bomb',
    does: 'XML whose entities grow to terabytes.',
    outcome: nothing(100),
    answer: () => BOMB,
  },
  {
    name: 'other-root',
    does: 'Sound XML that is no VAST.',
    outcome: nothing(101),
    answer: () => '<?xml version="1.0"?>\n<rss version="2.0"><channel/></rss>\n',
  },
  {
    name: 'old-version',
    does: 'VAST 1, which nobody reads any more.',
    outcome: nothing(102),
    answer: () => '<?xml version="1.0"?>\n<VideoAdServingTemplate><Ad id="old"/></VideoAdServingTemplate>\n',
  },
  {
    name: 'big',
    does: 'A list of 5 MB.',
    outcome: nothing(900),
    answer: (to) => vast('3.0', `<!--${'x'.repeat(BIG_BYTES)}-->`, spot(to, 'tea')),
  },
];

/** What goes wrong on the way. */
const WAY_KINDS: readonly SpotKind[] = [
  {
    name: 'missing',
    does: 'HTTP 404.',
    outcome: nothing(1012),
    answer: () => ({ body: 'Not here.\n', status: 404, type: 'text/plain' }),
  },
  {
    name: 'fails',
    does: 'HTTP 503.',
    outcome: nothing(1012),
    answer: () => ({ body: 'Not now.\n', status: 503, type: 'text/plain' }),
  },
  {
    name: 'redirect-loop',
    does: 'The address leads to itself, for ever.',
    outcome: nothing(1012),
    answer: (to) => ({ body: '', status: 302, headers: { location: to.list('redirect-loop') } }),
  },
  {
    name: 'closed',
    does: 'No page of another origin may read it (CORS).',
    outcome: nothing(1012),
    answer: (to) => ({ body: vast('3.0', spot(to, 'tea')), isClosedToPages: true }),
  },
  {
    name: 'unreachable',
    does: 'A host that nobody knows.',
    outcome: nothing(1012),
    at: 'http://nobody.invalid/list',
  },
  {
    name: 'refused',
    does: 'A port that no browser may use, as where something blocks by name.',
    outcome: nothing(1012),
    at: 'http://localhost:1/list',
  },
  {
    name: 'too-late',
    does: 'The list comes after 30 s.',
    outcome: nothing(301),
    answer: (to) => ({ body: vast('3.0', spot(to, 'tea')), delayMs: 30_000 }),
  },
  {
    name: 'never',
    does: 'Nothing is ever answered.',
    outcome: nothing(301),
    answer: () => ({ body: '', hangs: true }),
  },
  {
    name: 'drip',
    does: 'The list comes by 20 bytes a second.',
    outcome: nothing(301),
    answer: (to) => ({ body: vast('3.0', spot(to, 'tea')), bytesPerSecond: 20 }),
  },
];

const FILM_KINDS: readonly SpotKind[] = [
  film('film-missing', 'missing', 401, 'The film is not there (404).'),
  film('film-slow', 'slow', 402, 'The film comes by 2 kB a second.'),
  film('film-never', 'hang', 402, 'The film is never answered.'),
  film('film-noise', 'noise', 405, 'Noise in place of the film.'),
  film('film-cut', 'cut', 405, 'The film ends in its middle.'),
  film('film-page', 'page', 405, 'A page in place of the film, called video/mp4.'),
];

/** What cannot be played. */
export const BROKEN_KINDS: readonly SpotKind[] = [...EMPTY_KINDS, ...WRONG_BODIES, ...WAY_KINDS, ...FILM_KINDS];
