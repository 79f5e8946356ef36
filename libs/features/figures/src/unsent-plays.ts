import type { EventFields, EventMark } from '@livery/domain/figures';
import { createCrossTab } from '@livery/platform/cross-tab';
import { randomId } from '@livery/platform/ids';
import { consent } from '@livery/widgets/consent';
import type { MakeService } from '@livery/widgets/services';
import { figures } from './figures.ts';

const KEY = 'figures_plays';

type Quality = EventFields<'playback_quality'>;

/** How a play has come out so far. */
interface UnsentPlay extends EventMark {
  readonly fields: Quality;
}

/** One play that is under way. */
interface PlayUnderWay {
  /** Writes down how it is, for when the page is killed. */
  keep(fields: Quality): void;
  /** Tells how it came out: it is over. What is told while its page goes may not be kept any more: the next start tells it again, under the same id. */
  tell(fields: Quality, isPageGone: boolean): void;
}

/** The plays of this browser that are not told yet. */
export interface UnsentPlays {
  /** @param signal aborts when the play's page is left */
  begin(signal: AbortSignal): PlayUnderWay;
}

/**
 * Keeps the quality of plays over the end of their page. Each play is its page's by a lock, which ends with the page however it ends: who comes by it
 * then tells the play, under the id that it has from its beginning.
 */
export const unsentPlays: MakeService<UnsentPlays> = (services, life) => {
  const { brand, clock, storage, switches } = services;
  const tabs = createCrossTab(brand.id);
  const { tell } = services.get(figures);
  const mayKeep = () => switches.analytics && services.get(consent).get() === 'given';
  const read = (): readonly UnsentPlay[] => playsIn(storage.get(KEY));
  const write = (plays: readonly UnsentPlay[]) =>
    plays.length === 0 ? storage.remove(KEY) : storage.set(KEY, JSON.stringify(plays));
  const replace = (id: string, ...by: readonly UnsentPlay[]) =>
    write([...read().filter((play) => play.id !== id), ...by]);
  const whileMine = (id: string, signal: AbortSignal, task: () => Promise<void>) =>
    // Whose page is left does not come by it any more.
    void tabs.exclusively(`play.${id}`, signal, task).catch(() => undefined);

  /** It is told first: what is told twice counts once. */
  async function tellLeft(id: string): Promise<void> {
    const left = read().find((play) => play.id === id);
    if (!left) return;
    tell('playback_quality', left.fields, left);
    replace(id);
  }
  for (const { id } of read()) whileMine(id, life, () => tellLeft(id));

  services.get(consent).subscribe((answer) => answer === 'refused' && storage.remove(KEY), life);

  return {
    begin(signal) {
      const id = randomId();
      const over = new AbortController();
      signal.addEventListener('abort', () => over.abort());
      whileMine(id, over.signal, () => ended(over.signal));
      const keep = (fields: Quality) => {
        if (mayKeep()) replace(id, { id, atMs: clock.now(), fields });
      };
      return {
        keep,
        tell(fields, isPageGone) {
          tell('playback_quality', fields, { id, atMs: clock.now() });
          if (isPageGone) keep(fields);
          else replace(id);
          over.abort();
        },
      };
    },
  };
};

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/** What another version has written, or nobody, is none. */
function playsIn(text: string | null): readonly UnsentPlay[] {
  try {
    const plays: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(plays) ? plays.filter(isPlay) : [];
  } catch {
    return [];
  }
}

function isPlay(value: unknown): value is UnsentPlay {
  const { id, atMs, fields } = (value ?? {}) as Partial<UnsentPlay>;
  return typeof id === 'string' && typeof atMs === 'number' && typeof fields === 'object' && fields !== null;
}
