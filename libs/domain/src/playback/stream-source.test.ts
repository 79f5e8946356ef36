import { expect, it } from 'vitest';
import { streamSource } from './stream-source.ts';

const catchup = (id: number, startAtMs: number, isCurrent = false) => ({ id, channelId: 1, startAtMs, isCurrent });
const catchups = [catchup(1, 100), catchup(2, 300), catchup(3, 200)];

it('PLAY-038 plays from the library when the server says so, or says nothing', () => {
  for (const meta of [{ streamUsing: 'library_id' as const }, {}]) {
    expect(streamSource(meta, { libraryId: 7, catchups })).toEqual({ kind: 'library', libraryId: 7 });
    expect(streamSource(meta, { libraryId: undefined, catchups })).toBeNull();
  }
});

it('PLAY-038 plays from the archive when the server says so: what is on air, else the newest broadcast', () => {
  const meta = { streamUsing: 'content_schedule' as const };
  expect(streamSource(meta, { libraryId: 7, catchups })).toEqual({ kind: 'catchup', catchup: catchups[1] });
  const onAir = catchup(4, 0, true);
  expect(streamSource(meta, { libraryId: 7, catchups: [...catchups, onAir] })).toEqual({
    kind: 'catchup',
    catchup: onAir,
  });
  expect(streamSource(meta, { libraryId: 7, catchups: [] })).toBeNull();
});
