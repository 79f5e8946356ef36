/**
 * Shows what a browser draws over everything, dialogues and an element that fills the screen too: whatever is shown last lies on top. A browser
 * without popovers draws it in its place. Gives what takes it away.
 */
export function showInTopLayer(element: HTMLElement): () => void {
  element.popover = 'manual';
  element.showPopover?.();
  return () => void (element.popover = null);
}

/** In the top layer nothing has the looks of a page: a browser makes a white box in the middle of what is shown there. */
export const plainPopover = `
  overflow: visible;
  width: auto;
  height: auto;
  margin: 0;
  border: 0;
  color: inherit;
`;
