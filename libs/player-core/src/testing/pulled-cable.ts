import { onTestFinished } from 'vitest';

/** Nobody listens on port 1: requests fail as they do without a network. */
const NOWHERE = 'http://localhost:1/';

/**
 * The page as it is when the cable was pulled: requests of the engine fail, and the browser says that it is offline. The test
 * runner's own connection stays, which the browser's emulation of being offline would cut.
 * @returns puts the cable back
 */
export function pullCable(): () => void {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string) {
    open.call(this, method, NOWHERE, true);
  };
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  globalThis.dispatchEvent(new Event('offline'));

  let isPulled = true;
  const putBack = () => {
    if (!isPulled) return;
    isPulled = false;
    XMLHttpRequest.prototype.open = open;
    // What hid the browser's own answer is taken away again.
    Reflect.deleteProperty(navigator, 'onLine');
    globalThis.dispatchEvent(new Event('online'));
  };
  onTestFinished(putBack);
  return putBack;
}
