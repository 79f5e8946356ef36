import { expect, it } from 'vitest';
import { zapCandidates, type ZapPlace } from './zap-candidates.ts';

const list = [1, 2, 3, 4, 5].map((id) => ({ id }));
const at = (place: Partial<ZapPlace<{ id: number }>>) =>
  zapCandidates({ list, currentId: 3, before: null, pointed: null, direction: 0, ...place }).map(({ id }) => id);

it.each<[string, Partial<ZapPlace<{ id: number }>>, readonly number[]]>([
  ['the neighbours', {}, [4, 2]],
  ['onwards first', { direction: 1 }, [4, 2]],
  ['onwards first, also upwards', { direction: -1 }, [2, 4]],
  ['round the ends', { currentId: 5 }, [1, 4]],
  [
    'what is pointed at before all, and the one before between the neighbours',
    { pointed: { id: 9 }, before: { id: 5 } },
    [9, 4, 5, 2],
  ],
  ['each once', { pointed: { id: 4 }, before: { id: 2 } }, [4, 2]],
  ['never the one that plays', { pointed: { id: 3 }, before: { id: 3 } }, [4, 2]],
  ['no neighbours outside of the list', { currentId: 8, before: { id: 1 } }, [1]],
  ['nothing beside a list of one', { list: [{ id: 3 }] }, []],
])('expects %s', (_what, place, ids) => expect(at(place)).toEqual(ids));
