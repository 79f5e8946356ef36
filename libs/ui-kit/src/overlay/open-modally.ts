/**
 * Opens a dialog in the top layer and makes it modal as soon as it is seen: `showModal` makes the whole page inert, and the page's
 * styles, all computed anew for it, would hold its first frame back. Gives what closes the dialog, and its opener the focus.
 */
export function openModally(dialog: HTMLDialogElement, firstControl: HTMLElement): () => void {
  const opener = document.activeElement;
  const stop = new AbortController();

  focusing(firstControl, () => {
    // Beside an element that fills the whole screen all is inert but what is modal: a dialog that is only open would hear no key.
    if (!('showPopover' in dialog) || document.fullscreenElement) return (dialog as HTMLDialogElement).showModal();
    dialog.popover = 'manual';
    dialog.showPopover();
    const makeModal = () => {
      const focused = document.activeElement;
      focusing(dialog.contains(focused) ? (focused as HTMLElement) : firstControl, () => {
        dialog.popover = null;
        dialog.showModal();
      });
    };
    void onceSeen(dialog, makeModal, stop.signal);
  });

  return () => {
    if (stop.signal.aborted) return;
    stop.abort();
    dialog.popover = null;
    // The browser gives the focus back when a dialog closes, not when it is taken out of the page; and to whoever had it when it became modal.
    dialog.close();
    giveFocus(opener);
  };
}

/**
 * Shows a dialog that has closed until its end is seen, in the top layer and over its backdrop, while all presses and keys go to the page behind it.
 * Gives what takes it away. A browser without popovers shows no end.
 */
export function keepInSight(dialog: HTMLDialogElement): () => void {
  if (!('showPopover' in dialog)) return () => {};
  const focused = document.activeElement;
  dialog.inert = true;
  dialog.popover = 'manual';
  dialog.showPopover();
  // A dialog that is shown takes the focus, whatever can be pressed in it.
  giveFocus(focused);
  return () => {
    dialog.popover = null;
    dialog.inert = false;
  };
}

function giveFocus(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}

/** What opens here gives its focus to that control, and not to the first that it finds. */
function focusing(control: HTMLElement, open: () => void): void {
  control.setAttribute('autofocus', '');
  open();
  control.removeAttribute('autofocus');
}

/**
 * Once a frame has shown it: an animation that has begun goes on beside whatever the page computes, one that has not would wait for it, and with it
 * all that can be seen of the dialog.
 */
async function onceSeen(dialog: HTMLElement, act: () => void, signal: AbortSignal): Promise<void> {
  await nextFrame();
  await Promise.allSettled(dialog.getAnimations().map(({ ready }) => ready));
  await nextFrame();
  setTimeout(() => !signal.aborted && act());
}

const nextFrame = () => new Promise(requestAnimationFrame);
