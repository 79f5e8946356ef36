import type { ExtensionTools } from '@livery/player-core/extension';

interface WebkitVideo extends HTMLVideoElement {
  readonly webkitPresentationMode?: string;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/**
 * Nothing is shown where the content's own element has a window or a screen for itself (also one that the browser itself sends it to), or another
 * device plays it. What is only on its way to a device waits here for what comes before it.
 */
export function mayBeSeen({ player, element }: ExtensionTools): boolean {
  const { webkitPresentationMode = 'inline', ownerDocument, remote } = element as WebkitVideo;
  const isElsewhere = (element as WebkitVideo).webkitCurrentPlaybackTargetIsWireless || remote?.state === 'connected';
  const { output, lifecycle } = player.state;
  return (
    (output === null || lifecycle === 'loading') &&
    lifecycle !== 'failed' &&
    !isElsewhere &&
    webkitPresentationMode === 'inline' &&
    ownerDocument?.pictureInPictureElement !== element
  );
}
