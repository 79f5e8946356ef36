/** Workers of this site; none in a browser without them, or in a frame that may have none: there the question itself throws. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
