/**
 * Opens a dialog in the top layer and makes it modal as soon as its first frame is drawn: `showModal` makes the whole page inert, and the page's
 * styles, all computed anew for it, would hold that frame back. Gives what closes the dialog, and its opener the focus.
 */
export function openModally(dialog: HTMLDialogElement, firstControl: HTMLElement | null): () => void {
  const opener = document.activeElement;
  const stop = new AbortController();

  focusing(firstControl, () => {
    if (!('showPopover' in dialog)) return (dialog as HTMLDialogElement).showModal();
    dialog.popover = 'manual';
    dialog.showPopover();
    afterNextFrame(() => {
      const focused = document.activeElement;
      focusing(dialog.contains(focused) ? (focused as HTMLElement) : firstControl, () => {
        dialog.popover = null;
        dialog.showModal();
      });
    }, stop.signal);
  });

  return () => {
    if (stop.signal.aborted) return;
    stop.abort();
    dialog.popover = null;
    // The browser gives the focus back when a dialog closes, not when it is taken out of the page; and to whoever had it when it became modal.
    dialog.close();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** What opens here gives its focus to that control, and not to the first that it finds. */
function focusing(control: HTMLElement | null, open: () => void): void {
  control?.setAttribute('autofocus', '');
  open();
  control?.removeAttribute('autofocus');
}

function afterNextFrame(act: () => void, signal: AbortSignal): void {
  requestAnimationFrame(() => setTimeout(() => !signal.aborted && act()));
}
