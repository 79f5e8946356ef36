interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const EDGE = 8;

/** Where a hint stands, in the window's pixels: above what it belongs to, below where there is no room, never over the edge. */
export function placeTip(
  anchor: Box,
  tip: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly side: 'above' | 'below' } {
  const above = anchor.top - GAP - tip.height;
  const below = anchor.top + anchor.height + GAP;
  const side = above >= EDGE || below + tip.height > view.height - EDGE ? 'above' : 'below';
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - EDGE - tip.width));
  return { left: Math.round(left), top: Math.round(side === 'above' ? Math.max(EDGE, above) : below), side };
}
