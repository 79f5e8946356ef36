import { type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../theme/ui-context.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Puts a component on the page for a test that holds the clock; texts are their keys. */
export function mount(node: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const render = (content: ReactNode) =>
    act(() => root.render(<UiProvider translate={(key) => key}>{content}</UiProvider>));
  render(node);
  return {
    host,
    render,
    unmount() {
      act(() => root.unmount());
      host.remove();
    },
  };
}

/** Waits for what comes from the browser: a picture, the page of a frame, a key. React is not to expect it within `act`. */
export async function byItself<Done>(done: Promise<Done>): Promise<Done> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await done;
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
