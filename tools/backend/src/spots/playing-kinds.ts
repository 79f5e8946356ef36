import { filesOf, plays, spot, type SpotKind } from './kind.ts';
import { cdata, element, mediaFile, plainText, vast } from './vast-text.ts';

const picture = (at: string) =>
  element(
    'Creative',
    {},
    element(
      'CompanionAds',
      {},
      element(
        'Companion',
        { id: 'card', width: 300, height: 250 },
        element('StaticResource', { creativeType: 'image/svg+xml' }, cdata(at)),
        element('AltText', {}, 'A bowl of hot tea'),
        element('CompanionClickThrough', {}, cdata(`${at}#card`)),
      ),
    ),
  );

/** What plays as it is. */
export const PLAYING_KINDS: readonly SpotKind[] = [
  {
    name: 'plain',
    does: 'One advertisement of 10 s in VAST 3.0: two sizes, a page behind it, every event reported.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', spot(to, 'tea')),
  },
  {
    name: 'plain-2',
    does: 'The same in VAST 2.0.',
    outcome: plays('tea'),
    answer: (to) => vast('2.0', spot(to, 'tea')),
  },
  {
    name: 'plain-4',
    does: 'The same in VAST 4.2, with a universal id and who serves it.',
    outcome: plays('tea'),
    answer: (to) =>
      vast(
        '4.2',
        spot(to, 'tea', {
          more: element('AdServingId', {}, 'livery-0001') + element('Advertiser', {}, plainText('Таң шай')),
          creatives: (one) => [
            one.replace('<Linear', `${element('UniversalAdId', { idRegistry: 'livery.example' }, 'LV0001')}<Linear`),
          ],
        }),
      ),
  },
  {
    name: 'short',
    does: 'One of 6 s.',
    outcome: plays('lamp'),
    answer: (to) => vast('3.0', spot(to, 'lamp')),
  },
  {
    name: 'skippable',
    does: 'It may be skipped after 3 s.',
    outcome: plays('bicycle'),
    answer: (to) => vast('3.0', spot(to, 'bicycle', { skipoffset: '00:00:03' })),
  },
  {
    name: 'skippable-share',
    does: 'It may be skipped after 40 % of 15 s.',
    outcome: plays('bicycle'),
    answer: (to) => vast('3.0', spot(to, 'bicycle', { skipoffset: '40%' })),
  },
  {
    name: 'no-page',
    does: 'A click leads nowhere.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', spot(to, 'tea', { page: null })),
  },
  {
    name: 'script-page',
    does: 'A click would run a script: nobody may follow it.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', spot(to, 'tea', { page: 'javascript:alert(1)' })),
  },
  {
    name: 'companion',
    does: 'A picture with a text for it stands beside the film.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', spot(to, 'tea', { creatives: (one) => [one, picture(to.picture('tea'))] })),
  },
  {
    name: 'macros',
    does: 'The address of the impression asks for time, chance and what nobody knows.',
    outcome: plays('tea'),
    answer: (to) =>
      vast(
        '4.2',
        spot(to, 'tea', {
          told: (event) =>
            `${to.told('tea')(event)}&cb=[CACHEBUSTING]&at=[TIMESTAMP]&head=[ADPLAYHEAD]&who=[IFA]&other=[NOTAMACRO]`,
        }),
      ),
  },
  {
    name: 'types',
    does: 'A film that no browser plays comes first, one that all play second.',
    outcome: plays('tea'),
    answer: (to) =>
      vast(
        '3.0',
        spot(to, 'tea', {
          files: [mediaFile({ at: to.film('tea-360p.mp4'), type: 'video/x-flv' }), ...filesOf(to, 'tea')],
        }),
      ),
  },
  {
    name: 'second-file',
    does: 'The larger file is missing, the smaller one is there.',
    outcome: plays('tea'),
    answer: (to) =>
      vast(
        '3.0',
        spot(to, 'tea', {
          files: [
            mediaFile({ at: to.film('tea-720p.mp4', 'missing'), width: 1280, height: 720, kbps: 750 }),
            mediaFile({ at: to.film('tea-360p.mp4') }),
          ],
        }),
      ),
  },
  {
    name: 'interactive',
    does: 'A script that plays by itself comes with a film that does without it.',
    outcome: plays('tea'),
    answer: (to) =>
      vast(
        '4.2',
        spot(to, 'tea', {
          files: [
            mediaFile({ at: `${to.origin}/spots/script.js`, type: 'application/javascript', apiFramework: 'VPAID' }),
            ...filesOf(to, 'tea'),
          ],
        }),
      ),
  },
  {
    name: 'many-creatives',
    does: 'One advertisement with three films: the first that can be played is meant.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', spot(to, 'tea', { creatives: (one) => [one, one, one] })),
  },
  {
    name: 'wrong-duration',
    does: 'It says 30 s, and the film lasts 6 s.',
    outcome: plays('lamp'),
    answer: (to) => vast('3.0', spot(to, 'lamp', { duration: '00:00:30' })),
  },
  {
    name: 'no-duration',
    does: 'It does not say how long it is.',
    outcome: plays('lamp'),
    answer: (to) => vast('3.0', spot(to, 'lamp', { duration: null })),
  },
  {
    name: 'wrong-type',
    does: 'The list is called text/plain.',
    outcome: plays('tea'),
    answer: (to) => ({ body: vast('3.0', spot(to, 'tea')), type: 'text/plain' }),
  },
  {
    name: 'blank-first',
    does: 'Blank lines stand before the XML.',
    outcome: plays('tea'),
    answer: (to) => `\n\n  ${vast('3.0', spot(to, 'tea'))}`,
  },
  {
    name: 'new-version',
    does: 'A version of VAST that is not there yet.',
    outcome: plays('tea'),
    answer: (to) => vast('9.0', spot(to, 'tea')),
  },
  {
    name: 'escaped',
    does: 'Addresses are escaped instead of marked as character data.',
    outcome: plays('tea'),
    answer: (to) =>
      vast('3.0', spot(to, 'tea')).replace(/<!\[CDATA\[(.*?)\]\]>/g, (_, text: string) => plainText(text)),
  },
  {
    name: 'strange-elements',
    does: 'Elements and attributes that nobody knows stand everywhere.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', spot(to, 'tea', { more: '<Weather degrees="21"><Wind/></Weather>' }), '<Moon/>'),
  },
  {
    name: 'late',
    does: 'The list comes after 1.5 s (another time: ?delay=<ms>).',
    outcome: plays('tea'),
    answer: (to) => ({ body: vast('3.0', spot(to, 'tea')), delayMs: 1_500 }),
  },
  {
    name: 'redirect',
    does: 'The address leads to another one (HTTP 302).',
    outcome: plays('tea'),
    answer: (to) => ({ body: '', status: 302, headers: { location: to.list('plain') } }),
  },
];
