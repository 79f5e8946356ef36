/** Whoever used the keys takes them off, too; until that is over the element takes no others. */
const TRIES = 20;
const BETWEEN_MS = 10;

/** Takes the keys off an element, so that what plays next on it may bring its own. */
export async function releaseKeys(element: HTMLVideoElement): Promise<void> {
  for (let tries = 0; element.mediaKeys && tries < TRIES; tries++) {
    try {
      await element.setMediaKeys(null);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  }
}
