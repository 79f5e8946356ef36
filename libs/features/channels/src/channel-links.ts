/** What the pointer only passes over is not pointed at. */
const POINTED_AFTER_MS = 80;

/** Tells which links to channels are pointed at, focused and pressed, in whatever list they stand, until the signal ends it. */
export function watchChannelLinks(
  onPointed: (channelId: number) => void,
  onPressed: (channelId: number) => void,
  signal: AbortSignal,
): void {
  const options = { capture: true, passive: true, signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = ({ target }: Event) => {
    clearTimeout(timer);
    const id = channelOf(target);
    if (id !== null) timer = setTimeout(() => onPointed(id), POINTED_AFTER_MS);
  };
  document.addEventListener('pointerover', point, options);
  document.addEventListener('focusin', point, options);
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      const id = channelOf(target);
      // A finger that comes down may be about to scroll.
      if (id !== null && pointerType !== 'touch') onPointed(id);
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      // A list that changes the channel itself begins it.
      if (target instanceof Element && target.closest('[data-zaps]')) return;
      const id = channelOf(target);
      if (id !== null && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey) onPressed(id);
    },
    options,
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

function channelOf(target: EventTarget | null): number | null {
  const link = target instanceof Element ? target.closest('a[data-focus-key]') : null;
  // A link to a moment of the archive leads to something else.
  if (link?.getAttribute('href')?.includes('?')) return null;
  const [, id] = /^(?:channel|tile)-(\d+)$/.exec(link?.getAttribute('data-focus-key') ?? '') ?? [];
  return id === undefined ? null : Number(id);
}
