import { childController } from '../compat/abort.ts';
import { listen } from '../compat/listen.ts';
import type { Engine } from '../engines/engine.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError } from '../errors/player-error.ts';
import type { PlayerServices } from '../services.ts';
import type { Source } from '../source.ts';
import type { Run } from './engine-runs.ts';
import { withReason } from './probe-file.ts';

/** `MediaError.code` in our words, for an element that is fed through a media source; 1 (aborted) is our own doing. */
const FED: Readonly<Record<number, ErrorCode>> = {
  2: 'SEGMENT_UNREACHABLE',
  3: 'DECODE_FAILED',
  4: 'APPEND_FAILED',
};

/** The same for an element that fetches an address by itself. */
const FETCHING: Readonly<Record<number, ErrorCode>> = {
  2: 'SEGMENT_UNREACHABLE',
  3: 'DECODE_FAILED',
  4: 'MANIFEST_UNREACHABLE',
};

const ABORTED = 1;
/** Chromium gives what it cannot take apart the number of what it cannot decode. */
const APPEND_MESSAGE = 'CHUNK_DEMUXER_ERROR_APPEND_FAILED';

interface Listening {
  readonly element: HTMLVideoElement;
  readonly services: Pick<PlayerServices, 'fetch'>;
  run(): Pick<Run, 'engine' | 'signal'> | null;
  source(): Source;
  onProblem(error: PlayerError): void;
}

/** Tells what the element says that went wrong with the run on it. */
export function hearElementErrors({ element, services, run, source, onProblem }: Listening, signal: AbortSignal): void {
  async function tell(problem: PlayerError, running: AbortSignal): Promise<void> {
    const scope = childController(signal, running).signal;
    const isVague = problem.code === 'MANIFEST_UNREACHABLE';
    const reason = isVague ? await withReason(problem, source(), services, scope) : problem;
    if (!scope.aborted) onProblem(reason);
  }

  function hear(): void {
    const current = run();
    const problem = current?.engine ? elementProblem(element, current.engine) : null;
    if (current && problem) void tell(problem, current.signal);
  }

  listen(element, 'error', hear, signal);
}

/**
 * The browser has given up on the media. All engines play through the element, and few of them hear this.
 * @returns what it says, `null` when nothing went wrong
 */
function elementProblem(
  { error, currentSrc }: HTMLMediaElement,
  { name, version }: Pick<Engine, 'name' | 'version'>,
): PlayerError | null {
  if (!error || error.code === ABORTED) return null;
  const { code, message } = error;
  const isFed = name !== 'native';
  const known = isFed && message.includes(APPEND_MESSAGE) ? 'APPEND_FAILED' : (isFed ? FED : FETCHING)[code];
  return new PlayerError(known ?? 'UNKNOWN', {
    severity: 'fatal',
    engine: `${name} ${version}`,
    engineCode: `MediaError ${code}`,
    url: currentSrc,
    cause: message,
  });
}
