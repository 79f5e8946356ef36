import { elsewhere, nothing, plays, playsAfter, spot, type Outcome, type SpotKind } from './kind.ts';
import { element, vast } from './vast-text.ts';

/** Wrappers round an advertisement; the last but one leads to it. */
const chain = (count: number, outcome: Outcome): SpotKind => ({
  name: `wrapped-${count}`,
  does: `${count} wrapper${count === 1 ? '' : 's'} round one advertisement, each with an impression of its own.`,
  outcome,
  answer(to, asked) {
    const left = Number(asked.get('left') ?? count);
    if (!(left > 0)) return vast('3.0', spot(to, 'tea'));
    const next = to.list(`wrapped-${count}`, { left: left - 1 });
    return vast('3.0', elsewhere(to, `wrap-${count - left + 1}`, next));
  },
});

/** Several advertisements, and those that are somewhere else. */
export const CHAIN_KINDS: readonly SpotKind[] = [
  {
    name: 'pod',
    does: 'Three that belong together, by number; they stand in another order.',
    outcome: plays('lamp', 'tea', 'bicycle'),
    answer: (to) =>
      vast(
        '3.0',
        spot(to, 'bicycle', { sequence: 3 }),
        spot(to, 'lamp', { sequence: 1 }),
        spot(to, 'tea', { sequence: 2 }),
      ),
  },
  {
    name: 'pod-and-buffet',
    does: 'One without a number stands before two with one.',
    outcome: plays('lamp', 'bicycle'),
    answer: (to) =>
      vast('3.0', spot(to, 'tea'), spot(to, 'lamp', { sequence: 1 }), spot(to, 'bicycle', { sequence: 2 })),
  },
  {
    name: 'buffet',
    does: 'Three to choose from, without numbers: the first is played.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', spot(to, 'tea'), spot(to, 'bicycle'), spot(to, 'lamp')),
  },
  {
    name: 'buffet-first-empty',
    does: 'The first to choose from holds nothing at all.',
    outcome: plays('lamp'),
    answer: (to) => vast('3.0', element('Ad', { id: 'hollow' }, ' '), spot(to, 'lamp')),
  },
  {
    name: 'buffet-first-fails',
    does: 'The first to choose from leads to an empty list.',
    outcome: playsAfter(303, 'lamp'),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('empty')), spot(to, 'lamp')),
  },
  {
    name: 'pod-part-fails',
    does: 'The second of three leads to an empty list.',
    outcome: playsAfter(303, 'tea', 'lamp'),
    answer: (to) =>
      vast(
        '3.0',
        spot(to, 'tea', { sequence: 1 }),
        elsewhere(to, 'wrap-1', to.list('empty'), {}, 2),
        spot(to, 'lamp', { sequence: 3 }),
      ),
  },
  {
    name: 'pod-part-replaced',
    does: 'The second of three leads to an empty list, and one without a number takes its place.',
    outcome: playsAfter(303, 'tea', 'bicycle', 'lamp'),
    answer: (to) =>
      vast(
        '3.0',
        spot(to, 'tea', { sequence: 1 }),
        elsewhere(to, 'wrap-1', to.list('empty'), {}, 2),
        spot(to, 'lamp', { sequence: 3 }),
        spot(to, 'bicycle'),
      ),
  },
  {
    name: 'pod-part-late',
    does: 'The second of three leads to a list that never comes.',
    outcome: playsAfter(301, 'tea', 'lamp'),
    answer: (to) =>
      vast(
        '3.0',
        spot(to, 'tea', { sequence: 1 }),
        elsewhere(to, 'wrap-1', to.list('never'), {}, 2),
        spot(to, 'lamp', { sequence: 3 }),
      ),
  },
  chain(1, plays('tea')),
  chain(3, plays('tea')),
  chain(5, plays('tea')),
  chain(6, nothing(302, 302)),
  {
    name: 'loop',
    does: 'A wrapper that leads to itself.',
    outcome: nothing(302, 302),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('loop'))),
  },
  {
    name: 'loop-of-two',
    does: 'Two wrappers that lead to each other.',
    outcome: nothing(302, 302),
    answer: (to, asked) => {
      const turn = asked.get('turn') === 'b' ? 'a' : 'b';
      return vast('3.0', elsewhere(to, `wrap-${turn}`, to.list('loop-of-two', { turn })));
    },
  },
  {
    name: 'wrapped-pod',
    does: 'A wrapper that allows several round a pod.',
    outcome: plays('lamp', 'tea', 'bicycle'),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('pod'), { allowMultipleAds: true })),
  },
  {
    name: 'wrapped-one-of-many',
    does: 'A wrapper that allows one only, round a pod and one without a number.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('pod-and-buffet'), { allowMultipleAds: false })),
  },
  {
    name: 'wrapped-no-further',
    does: 'A wrapper that allows no other wrapper below it, with one below it.',
    outcome: nothing(303, 303),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('wrapped-1'), { followAdditionalWrappers: false })),
  },
  {
    name: 'wrapped-nearby',
    does: 'The address in the wrapper is a relative one.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('plain').replace(/^.*\//, ''))),
  },
  {
    name: 'wrapped-address-in-address',
    does: 'The address in the wrapper holds a whole address in its query.',
    outcome: plays('tea'),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('plain', { page: 'http://site.example/?a=1' }))),
  },
  {
    name: 'wrapped-empty',
    does: 'A wrapper round an empty list.',
    outcome: nothing(303, 303),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('empty'))),
  },
  {
    name: 'wrapped-missing',
    does: 'A wrapper round an address that is not there.',
    outcome: nothing(301, 301),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('missing'))),
  },
  {
    name: 'wrapped-malformed',
    does: 'A wrapper round broken XML.',
    outcome: nothing(100, 100),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('malformed'))),
  },
  {
    name: 'wrapped-unreachable',
    does: 'A wrapper round a host that nobody knows.',
    outcome: nothing(301, 301),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', 'http://nobody.invalid/list')),
  },
  {
    name: 'wrapped-no-address',
    does: 'A wrapper round a script in place of an address.',
    outcome: nothing(300, 300),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', 'javascript://alert(1)')),
  },
  {
    name: 'wrapped-fallback',
    does: 'A wrapper round an empty list, which asks for the next advertisement in its place.',
    outcome: playsAfter(303, 'lamp'),
    answer: (to) => vast('4.0', elsewhere(to, 'wrap-1', to.list('empty'), { fallbackOnNoAd: true }), spot(to, 'lamp')),
  },
  {
    name: 'wrapped-never',
    does: 'A wrapper round a list that never comes.',
    outcome: nothing(301, 301),
    answer: (to) => vast('3.0', elsewhere(to, 'wrap-1', to.list('never'))),
  },
];
