import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueEntry, ERROR_CODES, type ErrorCode, type Severity } from './catalogue.ts';
import { decide, type Action, type RecoveryContext } from './decide.ts';
import { afterPlaying, FORGIVING_SECONDS, forgiven, NO_HISTORY, type RecoveryHistory } from './recovery-history.ts';

const film: RecoveryContext = {
  kind: 'vod',
  isOnline: true,
  bufferedAheadSeconds: 0,
  hasBegun: true,
  hasOtherEngine: false,
};
const channel: RecoveryContext = { ...film, kind: 'live' };

/** What the player does about `times` of the same error in a row. */
function answers(
  code: ErrorCode,
  times: number,
  context: RecoveryContext,
  severity: Severity = 'fatal',
  from = NO_HISTORY,
) {
  const actions: Action[] = [];
  let history: RecoveryHistory = from;
  for (let time = 0; time < times; time++) {
    const decision = decide({ code, severity }, history, context);
    actions.push(decision.action);
    history = decision.history;
  }
  return { actions, history };
}

const named = (actions: readonly Action[]) =>
  actions.map((action) =>
    action.kind === 'step' ? action.step : action.kind === 'skip' ? `skip ${action.seconds}` : action.kind,
  );

describe('the ladder', () => {
  it('ENG-006 ENG-007 asks again for a manifest, a playlist and a segment that did not come', () => {
    for (const code of ['MANIFEST_UNREACHABLE', 'PLAYLIST_UNREACHABLE', 'SEGMENT_UNREACHABLE'] as const) {
      expect(['resumeLoading', 'restart']).toContain(named(answers(code, 1, channel).actions)[0]);
    }
  });

  it('ENG-008 recovers the media after a fatal media error, then restarts in place', () => {
    expect(named(answers('APPEND_FAILED', 5, channel).actions)).toEqual([
      'recoverMedia',
      'passSegment',
      'passSegment',
      'restart',
      'restartAtLive',
    ]);
  });

  it('ENG-008 decodes once more, then passes over what no decoder takes, segment by segment', () => {
    expect(named(answers('DECODE_FAILED', 7, { ...channel, bufferedAheadSeconds: 12 }).actions)).toEqual([
      'recoverMedia',
      'passSegment',
      'passSegment',
      'passSegment',
      'passSegment',
      'restart',
      'restartAtLive',
    ]);
  });

  it('tries the other engine at the same moment when one recovery did not help, once, and only where there is one', () => {
    const both = { ...channel, hasOtherEngine: true };
    expect(named(answers('APPEND_FAILED', 6, both).actions)).toEqual([
      'recoverMedia',
      'otherEngine',
      'passSegment',
      'passSegment',
      'restart',
      'restartAtLive',
    ]);
    const codes = ERROR_CODES.filter((code) => named(answers(code, 9, both).actions).includes('otherEngine'));
    const categories = new Set(codes.map((code) => catalogueEntry(code).category));
    // Another engine meets the same network.
    expect(categories).not.toContain('network');
    expect(categories).toContain('media');
    for (const code of codes) expect(named(answers(code, 9, channel).actions)).not.toContain('otherEngine');
  });

  it('ENG-010 recovers the media when the buffer is full', () => {
    expect(named(answers('BUFFER_FULL', 1, film).actions)).toEqual(['recoverMedia']);
  });

  it('ENG-011 gives up the top quality after an exception inside the engine, survived or not', () => {
    expect(named(answers('ENGINE_EXCEPTION', 2, film, 'warning').actions)).toEqual([
      'dropTopQuality',
      'dropTopQuality',
    ]);
  });

  it('asks a stale playlist again before it begins anew', () => {
    const { actions } = answers('PLAYLIST_STALE', 3, channel, 'warning');
    expect(named(actions)).toEqual(['resumeLoading', 'resumeLoading', 'restart']);
  });

  it('goes to the live edge as its last step, and only on a channel', () => {
    expect(named(answers('PLAYLIST_TIMEOUT', 3, channel).actions)).toEqual([
      'resumeLoading',
      'restart',
      'restartAtLive',
    ]);
    const archive = { ...channel, kind: 'archive' as const };
    expect(named(answers('PLAYLIST_TIMEOUT', 30, archive).actions)).not.toContain('restartAtLive');
  });

  it('has nothing to resume and no edge to go to before the first picture, and is climbed once', () => {
    const loading = { ...channel, hasBegun: false };
    expect(named(answers('PLAYLIST_UNREACHABLE', 3, loading).actions)).toEqual(['restart', 'fail', 'restart']);
    expect(answers('PLAYLIST_UNREACHABLE', 2, loading).history.playerErrors).toBe(2);
    expect(named(answers('SEGMENT_UNREACHABLE', 1, loading).actions)).toEqual(['resumeLoading']);
    // A server that has just started answers a moment later.
    expect(named(answers('MANIFEST_UNREACHABLE', 6, loading).actions)).toEqual([
      'restart',
      'restart',
      'restart',
      'restart',
      'restart',
      'fail',
    ]);
  });

  it('is climbed once where the second time cannot help: no manifest came, or a server that hangs', () => {
    for (const code of ['MANIFEST_FOREIGN', 'MANIFEST_TIMEOUT'] as const)
      expect(named(answers(code, 2, film).actions)).toEqual(['restart', 'fail']);
  });

  it('shows what is buffered before other tracks begin, and loses nothing behind it', () => {
    const both = { ...film, hasOtherEngine: true };
    expect(named(answers('TRACKS_CHANGED', 1, { ...both, bufferedAheadSeconds: 5 }).actions)).toEqual([
      'waitForPlayhead',
    ]);
    expect(named(answers('TRACKS_CHANGED', 3, both).actions)).toEqual(['passSegment', 'passSegment', 'otherEngine']);
  });

  it('is one for all errors: two that take turns do not climb twice', () => {
    let history = NO_HISTORY;
    const actions: Action[] = [];
    for (let turn = 0; turn < 4; turn++) {
      for (const code of ['PLAYLIST_UNREACHABLE', 'KEY_UNREACHABLE'] as const) {
        const decision = decide({ code, severity: 'fatal' }, history, film);
        actions.push(decision.action);
        history = decision.history;
      }
    }
    expect(named(actions).filter((name) => name === 'resumeLoading').length).toBeLessThanOrEqual(4);
    expect(history.playerErrors).toBeGreaterThan(0);
  });

  it('tells of a key that does not come, is refused or does not fit within seconds: its ladder is climbed once', () => {
    expect(answers('KEY_UNREACHABLE', 3, channel).actions).toEqual([
      { kind: 'step', step: 'resumeLoading', delayMs: 1_000 },
      { kind: 'step', step: 'restart', delayMs: 1_000 },
      { kind: 'fail', isFinal: false },
    ]);
    const loading = { ...channel, hasBegun: false };
    expect(named(answers('KEY_UNREACHABLE', 2, loading).actions)).toEqual(['restart', 'fail']);
    expect(named(answers('KEY_REFUSED', 2, channel).actions)).toEqual(['renew', 'fail']);
    expect(named(answers('KEY_WRONG', 2, channel).actions)).toEqual(['restart', 'fail']);
    const buffered = { ...channel, bufferedAheadSeconds: 12 };
    expect(named(answers('KEY_REFUSED', 1, buffered).actions)).toEqual(['waitForPlayhead']);
  });

  it('keeps what is buffered on screen before anything that would drop it', () => {
    const buffered = { ...channel, bufferedAheadSeconds: 12 };
    expect(named(answers('SEGMENT_UNREACHABLE', 2, buffered).actions)).toEqual(['resumeLoading', 'waitForPlayhead']);
    expect(named(answers('DECODE_FAILED', 1, buffered).actions)).toEqual(['recoverMedia']);
  });
});

describe('player errors', () => {
  it('two exhausted ladders show the message, a third ends the engine', () => {
    const { actions } = answers('DECRYPT_FAILED', 6, channel);
    expect(actions.map((action) => (action.kind === 'fail' ? `fail ${action.isFinal}` : '')).filter(Boolean)).toEqual([
      'fail false',
      'fail true',
    ]);
  });

  it('ENG-013 no source counts as two at once', () => {
    expect(answers('SOURCE_MISSING', 1, film).history.playerErrors).toBe(2);
  });

  it('ENG-014 a browser that can play it in no way is a codec error, shown at once', () => {
    expect(catalogueEntry('ENGINE_UNSUPPORTED')).toMatchObject({ label: 'codecs', messageKey: 'error_video_codec' });
    for (const code of ['ENGINE_UNSUPPORTED', 'CODECS_UNSUPPORTED'] as const) {
      const { actions, history } = answers(code, 1, film);
      expect(actions).toEqual([{ kind: 'fail', isFinal: false }]);
      expect(history.playerErrors).toBe(2);
    }
  });
});

describe('segment errors and stalls', () => {
  it.each(['SEGMENT_UNREACHABLE', 'BUFFER_STALLED'] as const)(
    'ENG-004 ENG-005 more than five of %s raise the video error',
    (code) => {
      const { actions } = answers(code, 6, channel, 'warning');
      expect(named(actions)).toEqual(['ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'restart']);
    },
  );

  it('share one counter', () => {
    const { history } = answers('SEGMENT_UNREACHABLE', 3, channel, 'warning');
    expect(named(answers('BUFFER_STALLED', 3, channel, 'warning', history).actions)).toEqual([
      'ignore',
      'ignore',
      'restart',
    ]);
  });

  it('ENG-015 ENG-016 ENG-017 a broken place of a film is passed by 10, 20 … 100 s; then the message, and the count begins again', () => {
    const { actions, history } = answers('VIDEO_ERROR', 12, film);
    const skips = named(actions).filter((name) => name.startsWith('skip'));
    expect(skips).toEqual(Array.from({ length: 10 }, (_, index) => `skip ${(index + 1) * 10}`));
    expect(actions[actions.length - 1]).toEqual({ kind: 'fail', isFinal: false });
    expect(history.skips).toBe(0);
  });

  it('jumps on at the second fault while nothing was shown since the last jump', () => {
    const skipping = { ...answers('VIDEO_ERROR', 2, film).history };
    expect(named(answers('SEGMENT_TIMEOUT', 2, film, 'warning', skipping).actions)).toEqual(['ignore', 'skip 20']);
    const shown = afterPlaying(skipping, 3);
    expect(named(answers('SEGMENT_TIMEOUT', 2, film, 'warning', shown).actions)[0]).toBe('ignore');
  });

  it('ENG-018 passing broken places never raises the player errors, nor is it done on a channel', () => {
    expect(answers('VIDEO_ERROR', 12, film).history.playerErrors).toBe(0);
    expect(named(answers('VIDEO_ERROR', 30, channel).actions).some((name) => name.startsWith('skip'))).toBe(false);
  });
});

describe('forgiveness', () => {
  it('ENG-019 comes with half a minute of undisturbed playback', () => {
    const { history } = answers('VIDEO_ERROR', 5, film);
    expect(afterPlaying(history, FORGIVING_SECONDS - 1).skips).toBe(history.skips);
    expect(afterPlaying(history, FORGIVING_SECONDS)).toEqual({ ...NO_HISTORY, totals: history.totals });
  });

  it('is not earned by seconds with an error between them', () => {
    const half = afterPlaying(answers('VIDEO_ERROR', 1, film).history, 20);
    const disturbed = decide({ code: 'BUFFER_STALLED', severity: 'warning' }, half, film).history;
    expect(afterPlaying(disturbed, 20).steps).not.toEqual({});
  });

  it('is complete, but for the totals that diagnostics show', () => {
    const totals = { errors: 9, segmentErrors: 4, retries: 3 };
    expect(forgiven({ ...NO_HISTORY, playerErrors: 1, faults: 3, skips: 2, totals })).toEqual({
      ...NO_HISTORY,
      totals,
    });
  });
});

it('ENG-053 support is told of all errors, segment errors and retries of a load, though the counters of the ladder begin again', () => {
  const { history } = answers('SEGMENT_UNREACHABLE', 6, film, 'warning');
  expect(history).toMatchObject({ faults: 0, totals: { errors: 6, segmentErrors: 6, retries: 1 } });
  const broken = answers('VIDEO_ERROR', 12, film);
  expect(broken.history).toMatchObject({ skips: 0, steps: {}, totals: { errors: 12, segmentErrors: 0, retries: 11 } });
});

it('counts nothing while offline, except what the media itself has wrong', () => {
  const offline = { ...channel, isOnline: false };
  expect(answers('SEGMENT_UNREACHABLE', 20, offline)).toEqual({
    actions: Array.from({ length: 20 }, () => ({ kind: 'waitForNetwork' })),
    history: NO_HISTORY,
  });
  expect(named(answers('DECODE_FAILED', 1, offline).actions)).toEqual(['recoverMedia']);
});

it('always comes to an end: whatever fails in whatever order, a source that never plays is given up', () => {
  const anyTrouble = fc.record({
    code: fc.constantFrom(...ERROR_CODES),
    severity: fc.constantFrom<Severity>('fatal'),
  });
  const anyContext = fc.constantFrom(film, channel, { ...film, kind: 'archive' as const, hasOtherEngine: true });
  fc.assert(
    fc.property(fc.array(anyTrouble, { minLength: 80, maxLength: 80 }), anyContext, (troubles, context) => {
      let history = NO_HISTORY;
      const actions = troubles.map((trouble) => {
        const decision = decide(trouble, history, context);
        history = decision.history;
        return decision.action;
      });
      expect(actions.some(({ kind }) => kind === 'fail')).toBe(true);
    }),
  );
});
