import { expect, it } from 'vitest';
import { offeredAudio, offeredQualities, offeredSubtitles } from './offered.ts';

const audio = (id: string, language: string | null, label: string) => ({ id, language, label, channels: null });
const quality = (height: number, bitsPerSecond = height * 1000) => ({
  id: `${height}p-${bitsPerSecond}`,
  height,
  bitsPerSecond,
});

it('ENG-032 offers each audio name and each language once', () => {
  const tracks = [
    audio('0', 'ru', 'Русский'),
    audio('1', 'ru', 'Русский 5.1'),
    audio('2', 'en', 'Русский'),
    audio('3', 'kk', 'Қазақша'),
  ];
  expect(offeredAudio(tracks).map(({ id }) => id)).toEqual(['0', '3']);
});

it('ENG-035 of a language whose 5.1 comes first the stereo is offered, in its place, and the 5.1 where there is no other', () => {
  const surround = { ...audio('1', 'kk', 'Қазақша 5.1'), channels: 6 };
  const tracks = [surround, audio('2', 'ru', 'Русский'), audio('3', 'kk', 'Қазақша')];
  expect(offeredAudio(tracks).map(({ id }) => id)).toEqual(['2', '3']);
  expect(offeredAudio([surround, audio('2', 'ru', 'Русский')]).map(({ id }) => id)).toEqual(['1', '2']);
});

it('keeps audio tracks apart that have neither name nor language', () => {
  expect(offeredAudio([audio('0', null, ''), audio('1', null, '')])).toHaveLength(2);
});

it('ENG-033 ENG-034 offers the four highest qualities up to 1080 lines, ascending', () => {
  const offered = offeredQualities([2160, 1080, 720, 480, 360, 240, 0].map((height) => quality(height)));
  expect(offered.map(({ height }) => height)).toEqual([360, 480, 720, 1080]);
});

it('offers one quality of each height, the richer one', () => {
  expect(offeredQualities([quality(720, 2_000_000), quality(720, 4_000_000)])).toEqual([quality(720, 4_000_000)]);
});

it('ENG-037 drops subtitles with a label that nobody wrote', () => {
  const subtitles = ['Русские', 'undefined', 'Unknown', 'CC1', 'Track 2', ''].map((label, index) => ({
    id: String(index),
    language: 'ru',
    label,
  }));
  expect(offeredSubtitles(subtitles).map(({ label }) => label)).toEqual(['Русские']);
});

it('ENG-036 offers subtitles that name no language by their own name, and drops them where they have none', () => {
  const nameless = ['', 'Unknown'].map((label) => ({ id: 'y', language: null, label }));
  const offered = offeredSubtitles([{ id: 'x', language: null, label: 'Commentary' }, ...nameless]);
  expect(offered.map(({ label }) => label)).toEqual(['Commentary']);
});
