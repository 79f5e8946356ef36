/**
 * Opens a dialog in the top layer and makes it modal as soon as it is seen: `showModal` makes the whole page inert, and the page's
 * styles, all computed anew for it, would hold its first frame back. Gives what closes the dialog, and its opener the focus.
 */
export function openModally(dialog: HTMLDialogElement, firstControl: HTMLElement): () => void {
  const opener = focusedNow();
  let isOver = false;

  focusing(firstControl, () => {
    // Beside an element that fills the whole screen all is inert but what is modal: a dialog that is only open would hear no key.
    if (!('showPopover' in dialog) || document.fullscreenElement) return (dialog as HTMLDialogElement).showModal();
    dialog.popover = 'manual';
    dialog.showPopover();
    const makeModal = () => {
      if (isOver || dialog.popover === null) return;
      const focused = document.activeElement;
      focusing(dialog.contains(focused) ? (focused as HTMLElement) : firstControl, () => {
        dialog.popover = null;
        dialog.showModal();
      });
    };
    // A key that is quicker stays in it, too.
    dialog.addEventListener('keydown', makeModal, { once: true });
    void onceSeen(dialog, makeModal);
  });

  return () => {
    isOver = true;
    dialog.popover = null;
    // The browser gives the focus back when a dialog closes, not when it is taken out of the page; and to whoever had it when it became modal.
    dialog.close();
    opener?.focus({ preventScroll: true });
  };
}

/**
 * Shows a dialog that has closed until its end is seen, in the top layer and over its backdrop, while all presses and keys go to the page behind it.
 * Gives what takes it away. A browser without popovers shows no end.
 */
export function keepInSight(dialog: HTMLDialogElement): (() => void) | undefined {
  if (!('showPopover' in dialog)) return undefined;
  const focused = focusedNow();
  dialog.inert = true;
  dialog.popover = 'manual';
  dialog.showPopover();
  // A dialog that is shown takes the focus, whatever can be pressed in it.
  focused?.focus({ preventScroll: true });
  return () => {
    dialog.popover = null;
    dialog.inert = false;
  };
}

/** Whatever can have the focus can be given it again. */
const focusedNow = () => document.activeElement as (Element & HTMLOrSVGElement) | null;

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
async function onceSeen(dialog: HTMLElement, act: () => void): Promise<void> {
  await nextFrame();
  await Promise.allSettled(dialog.getAnimations().map(({ ready }) => ready));
  await nextFrame();
  setTimeout(act);
}

const nextFrame = () => new Promise(requestAnimationFrame);
