/** What an element has of its own source and of its place: another one begins without it. A style as text is against the site's policy. */
const ITS_OWN = new Set(['src', 'autoplay', 'poster', 'style']);

/** An element that looks like `element` and lies behind it in the document, silent and not to be seen. */
export function addSpare(element: HTMLVideoElement): HTMLVideoElement {
  const spare = element.ownerDocument.createElement('video');
  for (const { name, value } of element.attributes) if (!ITS_OWN.has(name)) spare.setAttribute(name, value);
  spare.muted = true;
  spare.style.visibility = 'hidden';
  // Whoever looks for "the video" finds the one that plays.
  element.after(spare);
  return spare;
}

/** The spare is seen and heard in place of `element`, which stays in the document until it is empty. */
export function changePlaces(element: HTMLVideoElement, spare: HTMLVideoElement): void {
  spare.style.visibility = '';
  element.style.visibility = 'hidden';
  spare.muted = element.muted;
  spare.volume = element.volume;
  spare.after(element);
}

/** A window or the whole screen belongs to this very element: another one cannot take its place. */
export function isBound(element: HTMLVideoElement & { readonly webkitDisplayingFullscreen?: boolean }): boolean {
  const { pictureInPictureElement, fullscreenElement } = element.ownerDocument;
  return (
    pictureInPictureElement === element || fullscreenElement === element || element.webkitDisplayingFullscreen === true
  );
}
