import { CHANNEL_MOBILE_MAX_WIDTH, isChannelMobileLayout } from '@livery/platform/viewport';
import { useMediaQuery, useServices } from '@livery/widgets/services';

/** Whether the page of a channel has the mobile layout: the channel alone. CHAN-016, CHAN-017 */
export function useChannelMobileLayout(): boolean {
  const { mobileBrowser } = useServices().environment;
  const narrow = useMediaQuery(`(max-width: ${CHANNEL_MOBILE_MAX_WIDTH}px)`);
  return isChannelMobileLayout({
    widthPx: narrow ? CHANNEL_MOBILE_MAX_WIDTH : Number.POSITIVE_INFINITY,
    mobileBrowser,
  });
}
