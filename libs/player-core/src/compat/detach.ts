/**
 * Takes everything off the element. Television sets play only the first video of a page unless `src` is removed *and* `load()` is
 * called before the next one (hls.js #2300); it also frees the decoder.
 */
export function detachMedia(element: HTMLMediaElement): void {
  element.removeAttribute('src');
  for (const child of [...element.children]) {
    if (child.localName === 'source') child.remove();
  }
  element.load();
}
