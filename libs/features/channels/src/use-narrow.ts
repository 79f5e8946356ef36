import { CHANNEL_MOBILE_MAX_WIDTH, isChannelMobileLayout } from '@livery/platform/viewport';
import { useMediaQuery, useServices } from '@livery/widgets/services';

/** Whether a channel has the window for itself. CHAN-016, CHAN-017 */
export function useNarrow(): boolean {
  const { mobileBrowser } = useServices().environment;
  const narrow = useMediaQuery(`(max-width: ${CHANNEL_MOBILE_MAX_WIDTH}px)`);
  return isChannelMobileLayout({
    widthPx: narrow ? CHANNEL_MOBILE_MAX_WIDTH : Number.POSITIVE_INFINITY,
    mobileBrowser,
  });
}
