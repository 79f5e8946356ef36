import { pageEvent } from '@livery/domain/figures';
import { after } from '@livery/platform/later';
import type { CapabilityListener } from '@livery/widgets/capability';
import type { SubscriptionEvent } from '@livery/widgets/site-events';
import { figures } from './figures.ts';
import { hearPage } from './hear-page.ts';
import { unsentPlays } from './unsent-plays.ts';
import { feedFigures } from './watcher.ts';

/** STAT-014..016 */
const SUBSCRIPTIONS = {
  bought: 'subscribe',
  cancelled: 'unsubscribe',
  renewalOn: 'enable_renew',
} as const satisfies Record<SubscriptionEvent['change'], string>;

/** Hears what happens on the site and on its pages, and tells what of it counts. No page tells anything by itself. */
const listener: CapabilityListener = (tools) => {
  const { events, services, signal } = tools;
  const { tell, follows } = services.get(figures);
  feedFigures(tools);
  const beginPageView = hearPage(tell, signal);
  // What a page that was killed could not tell.
  services.get(unsentPlays);
  let opened = '';
  events.on(
    'page',
    ({ pathname }) => {
      beginPageView();
      const event = pageEvent(pathname);
      const before = opened;
      opened = JSON.stringify(event);
      // The same channel beside another category was not opened anew. STAT-010
      // Each name goes with its own fields: the union of both is told as it stands.
      if (event && opened !== before) tell(event.name, event.fields as never);
    },
    signal,
  );
  // STAT-012
  events.on('modal', ({ id }) => id === 'packets_channels' && tell('packet_info', {}), signal);
  events.on('command', ({ event }) => tell(event, {}), signal);
  // STAT-030: no player has heard of it. The rest of both events is not known, and null.
  events.on(
    'streamFailed',
    (failed) => {
      const { preview = failed } = failed;
      tell('playback_error', failed as never);
      // What plays as a preview is told as a play when that ends, by who follows it.
      if (follows.has(preview)) return;
      follows.set(preview, true);
      tell('playback_quality', { ...failed, outcome: 'failed', isZap: Number(failed.isZap) } as never);
    },
    signal,
  );
  events.on('subscription', ({ change, packetId }) => tell(SUBSCRIPTIONS[change], { packetId }), signal);
  void after('idle', signal)
    .then(() => import('./page-speed.ts'))
    .then(({ measurePages }) => measurePages(tell, signal))
    // Without the measuring code pages are not measured; everything else goes on.
    .catch(console.warn);
};
export default listener;
