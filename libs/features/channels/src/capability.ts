import { capability } from '@livery/widgets/capability';

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** The server denies a channel, in its own words. LIVE-056 */
    channel_refused: { text: string };
  }
}

const channels = () => import('./channels-page.tsx');

export default capability('channels', {
  routes: {
    list: {
      path: ['/channels', '/channelsfree', '/channel_embed/:channel', '/channels/:category'],
      screen: channels,
    },
    channel: { path: '/channels/:category/:channel', screen: channels, keeps: true },
  },
  modals: {
    channel_refused: { needsData: true, component: () => import('./channel-refused-modal.tsx') },
    not_found_channel: { component: () => import('./not-found-channel-modal.tsx') },
  },
  // Zooms the channel's card that a pointer rests on. CHAN-064
  overlays: { channelZoom: () => import('./channel-zoom.tsx') },
});
