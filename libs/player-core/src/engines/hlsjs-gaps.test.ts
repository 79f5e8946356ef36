import { Fragment, PlaylistLevelType } from 'hls.js';
import { expect, it } from 'vitest';
import { gapsFromErrors } from './hlsjs-gaps.ts';

const named = (name: string) => Object.assign(new Error('told by a browser'), { name });
const BROKEN = named('HlsJsSourceBufferError');

it('declares missing what the browser has refused twice in a row, and nothing that was refused for another reason', () => {
  const fragment = () =>
    Object.assign(new Fragment(PlaylistLevelType.MAIN, 'https://cdn.test/list.m3u8'), { relurl: 'a.ts' });
  const [bad, other] = [fragment(), fragment()];
  other.relurl = 'b.ts';
  const notice = gapsFromErrors();
  notice({ error: BROKEN, frag: bad });
  notice({ error: named('InvalidStateError'), frag: other });
  expect([bad.gap, other.gap]).toEqual([undefined, undefined]);
  notice({ error: BROKEN, frag: bad });
  notice({ error: named('InvalidStateError'), frag: other });
  expect([bad.gap, bad.tagList, other.gap]).toEqual([true, [['GAP']], undefined]);
});
