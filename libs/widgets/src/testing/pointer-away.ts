import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePointerAway: () => Promise<void>;
  }
}

/** Test files share one page, and with it the mouse: what is drawn below it is hovered by nobody's wish. */
let isOverPage = false;
addEventListener('pointermove', ({ isTrusted }) => (isOverPage ||= isTrusted), { capture: true, passive: true });

afterEach(async () => {
  if (isOverPage) await commands.takePointerAway();
  isOverPage = false;
});
