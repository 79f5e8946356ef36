import type { OutputLoad, OutputReport } from '@livery/player-core/output';
import type { LoadFacts, Source } from '@livery/player-core/source';
import type { PlayedSubject } from '@livery/widgets/load-facts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCastOutput } from './cast-output.ts';
import { fakeCast } from './testing/fake-cast.ts';

const FILM: Source = { kind: 'vod', url: 'https://cdn.test/film.m3u8?token=1' };
const CHANNEL: Source = { kind: 'live', url: 'https://cdn.test/live.m3u8' };
const RECORDING: Source = { kind: 'archive', url: 'https://cdn.test/archive.m3u8' };
const subject = { kind: 'film', channelId: null, contentId: 7 } as PlayedSubject;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('#EXTM3U\n#EXT-X-MAP:URI="i.mp4"\n#EXTINF:2,\n1.m4s')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function casting({ isRejoined = false } = {}) {
  const cast = fakeCast();
  const problems: string[] = [];
  const onLeft = vi.fn();
  const output = createCastOutput({
    session: cast.session,
    classes: cast.classes,
    isRejoined,
    titleOf: () => Promise.resolve({ title: 'Тихий перевал', image: 'https://img.test/1.jpg' }),
    onProblem: (problem) => problems.push(problem),
    onLeft,
  });
  const stops: AbortController[] = [];
  onTestFinished(() => stops.forEach((stop) => stop.abort()));
  const reports: OutputReport[] = [];
  const begin = async (source: Source, more: Partial<OutputLoad> = {}) => {
    stops.forEach((stop) => stop.abort());
    const stop = new AbortController();
    stops.push(stop);
    const facts: LoadFacts = { subject };
    const load = { source, startAt: { at: 'start' }, autoplay: true, facts, signal: stop.signal, ...more } as const;
    const loading = output.load(load);
    await vi.advanceTimersByTimeAsync(0);
    const result = await loading;
    if (result.status === 'loaded') output.report((report) => reports.push(report), stop.signal);
    return { result, stop };
  };
  return { cast, output, problems, onLeft, begin, reports, last: () => reports.at(-1) };
}

describe('load', () => {
  it('CAST-013 sends title, image, address, content type and kind of stream, with what segments are made of', async () => {
    const { cast, begin } = casting();
    await begin(FILM, { startAt: { mediaTime: 300 } });
    expect(cast.loads[0]).toMatchObject({
      currentTime: 300,
      autoplay: true,
      media: {
        contentId: FILM.url,
        contentType: 'application/x-mpegURL',
        streamType: 'BUFFERED',
        hlsSegmentFormat: 'fmp4',
        hlsVideoSegmentFormat: 'fmp4',
        metadata: { title: 'Тихий перевал', images: [{ url: 'https://img.test/1.jpg' }] },
        customData: { key: 'film:7' },
      },
    });
    await begin(CHANNEL, { startAt: { at: 'live' } });
    expect(cast.loads[1]).toMatchObject({ media: { streamType: 'LIVE' } });
    expect(cast.loads[1]).not.toHaveProperty('currentTime');
    await begin(RECORDING);
    expect(cast.loads[2]).toMatchObject({ media: { streamType: 'BUFFERED' } });
  });

  it('CAST-003 without an address it says so and sends nothing', async () => {
    const { cast, begin, problems } = casting();
    const { result } = await begin({ ...FILM, url: '' });
    expect(result).toMatchObject({ status: 'failed', error: { code: 'SOURCE_MISSING' } });
    expect(problems).toEqual(['noSource']);
    expect(cast.loads).toEqual([]);
  });

  it('CAST-012 what is protected and refused is said to be so: the default receiver asks for no licence', async () => {
    const { cast, begin, problems } = casting();
    cast.answers.refusesLoad = 'load_media_failed';
    const protection = {} as NonNullable<Source['protection']>;
    const { result } = await begin({ ...FILM, protection });
    expect(result.status).toBe('failed');
    expect(problems).toEqual(['protected']);
  });

  it('CAST-012 a load that the receiver refuses is never silent', async () => {
    const { cast, begin, problems } = casting();
    cast.answers.refusesLoad = 'load_media_failed';
    const { result } = await begin(FILM);
    expect(result).toMatchObject({ status: 'failed', error: { engineCode: 'load_media_failed' } });
    expect(problems).toEqual(['refused']);
  });

  it('CAST-012 a film that is left while the device still takes it does not begin there', async () => {
    const { cast, output } = casting();
    const take = cast.session.loadMedia;
    let arrive = (): void => undefined;
    const loadMedia = (request: object) =>
      new Promise<void>((resolve) => (arrive = resolve)).then(() => take.call(cast.session, request));
    Object.assign(cast.session, { loadMedia });
    const stop = new AbortController();
    const facts: LoadFacts = { subject };
    const load = { source: FILM, startAt: { at: 'start' }, autoplay: true, facts, signal: stop.signal } as const;
    const loading = output.load(load);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    arrive();
    expect(await loading).toEqual({ status: 'superseded' });
    expect(cast.loads).toHaveLength(1);
    expect(cast.asked).toContain('stop');
  });

  it('CAST-012 another film takes the place of the first, whose end is nobody’s', async () => {
    const { cast, begin, onLeft, reports, last } = casting();
    await begin(FILM);
    cast.update({ playerState: 'PLAYING', time: 40 });
    await begin({ ...FILM, url: 'https://cdn.test/other.m3u8' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onLeft).not.toHaveBeenCalled();
    expect(reports.map(({ playback }) => playback)).not.toContain('idle');
    cast.update({ playerState: 'PLAYING', time: 1 });
    expect(last()).toMatchObject({ playback: 'playing', mediaTime: 1 });
  });

  it('what is stopped here stops there; what is followed by another load is only replaced', async () => {
    const { cast, begin } = casting();
    const { stop } = await begin(FILM);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(cast.asked).toEqual(['stop']);
    expect(cast.hears, 'nobody listens to it any more').toBe(0);
    await begin(FILM);
    await begin(CHANNEL);
    await vi.advanceTimersByTimeAsync(0);
    expect(cast.asked).toEqual(['stop']);
  });
});

describe('commands', () => {
  it('CAST-010 play, pause, seek, volume and mute act on the receiver', async () => {
    const { cast, begin, output } = casting();
    await begin(FILM);
    output.play();
    output.pause();
    await output.seek({ mediaTime: 90 });
    output.setVolume(0.7);
    output.setMuted(true);
    expect(cast.asked).toEqual(['play', 'pause', 'seek {"currentTime":90}', 'volume 0.7', 'muted true']);
    await vi.advanceTimersByTimeAsync(0);
  });

  it('CAST-010 a channel goes to its live edge, as the receiver knows it', async () => {
    const { cast, begin, output, last } = casting();
    await begin(CHANNEL, { startAt: { at: 'live' } });
    cast.update({ playerState: 'PLAYING', time: 500, getEstimatedLiveSeekableRange: () => ({ start: 0, end: 600 }) });
    expect(last()).toMatchObject({ durationSeconds: null, timeline: { isLive: true, endMediaTime: 600 } });
    await output.seek({ at: 'live' });
    expect(cast.asked).toEqual(['seek {"currentTime":600}']);
  });

  it('CAST-010 control that is lost is said, and the programme comes back', async () => {
    const { cast, begin, output, onLeft } = casting();
    await begin(FILM);
    cast.update({ playerState: 'PLAYING', time: 40 });
    cast.answers.refusesCommand = 'channel_error';
    output.pause();
    expect(onLeft).toHaveBeenCalledOnce();
  });

  it('CAST-010 what the receiver cannot do is said, and it stays connected', async () => {
    const { cast, begin, output, onLeft, problems } = casting();
    await begin(FILM);
    cast.answers.refusesCommand = 'invalid_parameter';
    await output.seek({ mediaTime: 9 });
    expect(problems).toEqual(['refused']);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('CAST-010 tracks are chosen by their numbers, all of them at once', async () => {
    const { cast, begin, output, last } = casting();
    await begin(FILM);
    const tracks = [
      { trackId: 1, type: 'AUDIO', language: 'ru', name: 'Русский' },
      { trackId: 2, type: 'AUDIO', language: 'kk' },
      { trackId: 3, type: 'TEXT', language: 'ru' },
    ] as const;
    cast.update({ playerState: 'PLAYING', media: { contentId: FILM.url, tracks }, activeTrackIds: [1] });
    expect(last()?.tracks).toMatchObject({
      audioId: '1',
      textId: null,
      audio: [{ label: 'Русский' }, { label: 'kk' }],
    });
    const { tracks: told } = last() ?? {};
    cast.update({ time: 2 });
    expect(last()?.tracks).toBe(told);
    output.select({ textId: '3' });
    expect(cast.asked).toEqual(['tracks {"activeTrackIds":[1,3]}']);
  });
});

describe('what the receiver says', () => {
  it('CAST-002 CAST-010 its states, time and sound are the player’s; its own remote control is heard', async () => {
    const { cast, begin, last } = casting();
    await begin(FILM);
    expect(last()).toMatchObject({ playback: 'buffering', volume: 0.4 });
    cast.update({ playerState: 'PLAYING', time: 12, media: { contentId: FILM.url, duration: 3_600 } });
    expect(last()).toMatchObject({ playback: 'playing', mediaTime: 12, durationSeconds: 3_600 });
    cast.update({ playerState: 'PAUSED' });
    expect(last()).toMatchObject({ playback: 'paused' });
    cast.sound.volume = 0.9;
    cast.emit('volumechanged');
    expect(last()).toMatchObject({ volume: 0.9 });
  });

  it('CAST-011 between two events its time is reckoned each second', async () => {
    const { cast, begin, last } = casting();
    await begin(FILM);
    let time = 0;
    cast.update({ playerState: 'PLAYING' });
    Object.defineProperty(cast.session.getMediaSession(), 'getEstimatedTime', { value: () => time });
    time = 31;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last()).toMatchObject({ mediaTime: 31 });
  });

  it('CAST-011 a session that is over tells zeros: the last place stands', async () => {
    const { cast, begin, onLeft, last } = casting();
    await begin(FILM);
    cast.update({ playerState: 'PLAYING', time: 1_200 });
    cast.update({ playerState: 'IDLE', idleReason: 'CANCELLED', time: 0 });
    expect(last()).toMatchObject({ mediaTime: 1_200 });
    expect(onLeft).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(last()).toMatchObject({ mediaTime: 1_200 });
  });

  it.each(['CANCELLED', 'INTERRUPTED', null])(
    'CAST-002 CAST-011 a receiver that sleeps or shows something else (%s) is not connected any more',
    async (idleReason) => {
      const { cast, begin, onLeft } = casting();
      await begin(FILM);
      cast.update({ playerState: 'IDLE' });
      expect(onLeft).not.toHaveBeenCalled();
      cast.update({ playerState: 'PLAYING', time: 3 });
      cast.update({ playerState: 'IDLE', idleReason });
      expect(onLeft).toHaveBeenCalledOnce();
    },
  );

  it('CAST-012 a film that was shown to its end has ended, and one that cannot go on is broken', async () => {
    const { cast, begin, last, onLeft } = casting();
    await begin(FILM);
    cast.update({ playerState: 'PLAYING', time: 3_599 });
    cast.update({ playerState: 'IDLE', idleReason: 'FINISHED', time: 0 });
    expect(last()).toMatchObject({ playback: 'ended', mediaTime: 3_599 });
    await begin(FILM);
    cast.update({ playerState: 'PAUSED', time: 60 });
    cast.update({ playerState: 'IDLE', idleReason: 'ERROR', time: 0 });
    expect(last()).toMatchObject({ playback: 'broken', mediaTime: 60 });
    expect(onLeft).not.toHaveBeenCalled();
  });
});

describe('a page that comes back', () => {
  const playing = { playerState: 'PLAYING', time: 900 } as const;

  it('CAST-012 finds its film where it is: nothing is loaded again', async () => {
    const { cast, begin, last } = casting({ isRejoined: true });
    cast.put({ ...playing, media: { contentId: 'https://cdn.test/film.m3u8?token=0', customData: { key: 'film:7' } } });
    await begin(FILM, { startAt: { mediaTime: 60 } });
    expect(cast.loads).toEqual([]);
    expect(last()).toMatchObject({ playback: 'playing', mediaTime: 900 });
    await begin(FILM);
    expect(cast.loads, 'once').toHaveLength(1);
  });

  it('CAST-012 what was sent before the reload is known again, whatever its address is by now', async () => {
    const before = casting();
    await before.begin(FILM);
    const { cast, begin } = casting({ isRejoined: true });
    cast.put({ ...playing, media: before.cast.loads[0]?.media ?? null });
    await begin({ ...FILM, url: 'https://cdn.test/film.m3u8?token=2' });
    expect(cast.loads).toEqual([]);
  });

  it('CAST-012 a device that does not say within 3 s what plays there is given the film', async () => {
    const { cast, begin } = casting({ isRejoined: true });
    const begun = begin(FILM);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(cast.loads).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await begun;
    expect(cast.loads).toHaveLength(1);
  });

  it('CAST-012 is told late what plays', async () => {
    const { cast, begin, last } = casting({ isRejoined: true });
    const begun = begin(FILM);
    await vi.advanceTimersByTimeAsync(0);
    cast.put({ ...playing, media: { contentId: FILM.url, customData: { key: 'film:7' } } });
    cast.emit('mediasession');
    await begun;
    expect(cast.loads).toEqual([]);
    expect(last()).toMatchObject({ mediaTime: 900 });
  });

  it('CAST-012 passes over the packshot of the film that plays, and adopts the film', async () => {
    const { cast, begin, last } = casting({ isRejoined: true });
    cast.put({ ...playing, media: { contentId: FILM.url, customData: { key: 'film:7' } } });
    const facts = { subject: { ...subject, kind: 'packshot' } } as LoadFacts;
    await begin({ ...FILM, url: 'https://cdn.test/packshot.m3u8' }, { facts });
    expect(last()).toMatchObject({ playback: 'ended' });
    await begin(FILM);
    expect(last()).toMatchObject({ playback: 'playing', mediaTime: 900 });
    expect(cast.loads).toEqual([]);
  });

  it('CAST-012 replaces what is another film, or over', async () => {
    const other = casting({ isRejoined: true });
    other.cast.put({ ...playing, media: { contentId: 'x', customData: { key: 'film:8' } } });
    await other.begin(FILM);
    expect(other.cast.loads).toHaveLength(1);
    const over = casting({ isRejoined: true });
    over.cast.put({ playerState: 'IDLE', media: { contentId: 'x', customData: { key: 'film:7' } } });
    await over.begin(FILM);
    expect(over.cast.loads).toHaveLength(1);
  });

  it('CAST-012 a new session adopts nothing', async () => {
    const { cast, begin } = casting();
    cast.put({ ...playing, media: { contentId: FILM.url, customData: { key: 'film:7' } } });
    await begin(FILM);
    expect(cast.loads).toHaveLength(1);
  });
});
