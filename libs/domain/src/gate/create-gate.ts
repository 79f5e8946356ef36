import { type GateId, type GateViewer, nextGate } from './chain.ts';
import type { AccessRequest } from './access-request.ts';

export interface Gate {
  /**
   * True when the viewer may: at once, or after the dialogues; false when they closed one, when something else was wanted meanwhile, or when the
   * signal ended the wish.
   */
  pass(request: AccessRequest, options?: { readonly signal?: AbortSignal }): Promise<boolean>;
  /** Whether `pass` would ask somebody something; opens nothing. True where the viewer cannot be known. PIN-002, PIN-003, PIN-012, PIN-014, PIN-018 */
  asks(request: AccessRequest, options?: { readonly signal?: AbortSignal }): Promise<boolean>;
}

export interface GatePorts {
  /** The facts of now; null when they cannot be had: then nothing opens, and unless it is only looked (`isQuiet`) the port has said why. */
  viewer(signal: AbortSignal, isQuiet: boolean): Promise<GateViewer | null>;
  /** Opens a gate's dialogue; true when the viewer has come through. The signal takes the dialogue away. */
  open(gate: GateId, request: AccessRequest, signal: AbortSignal): Promise<boolean>;
  /** A wish has been let through. */
  onPassed?(request: AccessRequest): void;
}

interface Asking {
  readonly key: string;
  readonly stop: AbortController;
  readonly answer: Promise<boolean>;
  waiting: number;
}

const NEVER = new AbortController().signal;
const NONE_PASSED: ReadonlySet<GateId> = new Set();

/** One gate for a page: one dialogue at a time, the same wish shares it, and another wish takes its place. */
export function createGate(ports: GatePorts): Gate {
  let asking: Asking | null = null;

  function begin(request: AccessRequest): Asking {
    const stop = new AbortController();
    const begun: Asking = {
      key: JSON.stringify(request),
      stop,
      waiting: 0,
      answer: passGates(request, ports, stop.signal).finally(() => {
        if (asking === begun) asking = null;
      }),
    };
    return begun;
  }

  return {
    async pass(request, { signal } = {}) {
      if (signal?.aborted) return false;
      if (asking?.key !== JSON.stringify(request)) {
        asking?.stop.abort();
        asking = begin(request);
      }
      const mine = asking;
      mine.waiting += 1;
      const given = await orFalse(mine.answer, signal);
      mine.waiting -= 1;
      if (mine.waiting === 0) mine.stop.abort();
      return given;
    },
    async asks(request, { signal = NEVER } = {}) {
      const viewer = await ports.viewer(signal, true);
      return !viewer || nextGate(request, viewer, NONE_PASSED) !== null;
    },
  };
}

async function passGates(request: AccessRequest, ports: GatePorts, signal: AbortSignal): Promise<boolean> {
  const passed = new Set<GateId>();
  const opened = new Set<GateId>();
  for (;;) {
    const viewer = await ports.viewer(signal, false);
    if (!viewer || signal.aborted) return false;
    const gate = nextGate(request, viewer, passed);
    if (gate === null) break;
    // It was opened, and still stands: the answer was not what the facts say.
    if (opened.has(gate)) return false;
    opened.add(gate);
    if (!(await ports.open(gate, request, signal)) || signal.aborted) return false;
    passed.add(gate);
  }
  ports.onPassed?.(request);
  return true;
}

/** The answer, or false as soon as the signal ends the wish. */
const orFalse = (answer: Promise<boolean>, signal: AbortSignal | undefined): Promise<boolean> =>
  signal
    ? Promise.race([
        answer,
        new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false), { once: true })),
      ])
    : answer;
