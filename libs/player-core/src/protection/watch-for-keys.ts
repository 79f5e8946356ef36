import { childController } from '../compat/abort.ts';
import { listen } from '../compat/listen.ts';
import { PlayerError } from '../errors/player-error.ts';
import { LICENCE_TIMEOUT_MS } from './licences.ts';
import type { RunElement } from './protected-run.ts';

/** By then a licence has come, or its request was given up. */
const KEY_TIMEOUT_MS = LICENCE_TIMEOUT_MS + 2_000;

/**
 * A licence may come without the key that the media needs: engines wait for it for ever. The picture that waits for a key so long is told as one
 * that cannot be decrypted.
 */
export function watchForKeys({ element, services, signal, engine, tell }: RunElement): void {
  let waiting: AbortController | null = null;
  const goOn = () => {
    waiting?.abort();
    waiting = null;
  };
  const wait = () => {
    if (waiting) return;
    waiting = childController(signal);
    const engineCode = 'waitingforkey';
    const giveUp = () => tell(new PlayerError('DECRYPT_FAILED', { severity: 'fatal', engine, engineCode }));
    services.clock.after(KEY_TIMEOUT_MS, giveUp, waiting.signal);
  };
  listen(element, 'waitingforkey', wait, signal);
  for (const moment of ['timeupdate', 'emptied']) listen(element, moment, goOn, signal);
}
