/** So long the application has to open before the store does; iOS says at once that it is not there. NTF-040 */
const FALLBACK_MS = 25_000;
const FALLBACK_IOS_MS = 2_500;

interface OpenApp {
  readonly appLink: string;
  /** Where to get it; null leaves the viewer on the page. */
  readonly store: string | null;
  readonly osName: string;
  readonly go: (address: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Opens the native application; when it has not come to the front after a while, its store. A page that was hidden meanwhile has been
 * left for the application. NAV-042
 */
export function openApp({ appLink, store, osName, go, signal }: OpenApp): void {
  if (signal.aborted) return;
  go(appLink);
  if (store === null) return;
  const timer = setTimeout(() => go(store), osName === 'iOS' ? FALLBACK_IOS_MS : FALLBACK_MS);
  const stop = () => clearTimeout(timer);
  signal.addEventListener('abort', stop);
  const onHidden = () => {
    if (document.visibilityState === 'hidden') stop();
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
}
