import { useT } from '@livery/i18n/react';
import { addresses } from '@livery/widgets/addresses';
import { useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useChannels } from '@livery/widgets/use-channels';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReminders } from './reminder-book.ts';

/** Tells of programmes that begin, wherever on the site the viewer is, and only while its tab is seen. Without reminders it asks for nothing. */
export default function ReminderNotices() {
  const [next] = useReminders().reminders;
  return next && <Waiting key={next.id} untilMs={next.startMs} />;
}

function Waiting({ untilMs }: { untilMs: number }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { clock } = useServices();
  const { channels } = useChannels();
  const { takeDue } = useReminders();

  const tell = useEffectEvent(() => {
    for (const { title, channelId } of takeDue()) {
      const channel = channels?.find(({ id }) => id === channelId);
      // A channel that is no longer the viewer's leads nowhere.
      if (!channel) continue;
      toast(t('reminder_begins', { title, channel: channel.name }), 'info', {
        label: t('action_watch'),
        onTaken: () => void navigate(addresses.channel(channel)),
      });
    }
  });
  const isReady = channels !== null;
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Meanwhile the clock may be put right, the machine may sleep, and the viewer may look at another tab.
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const leftMs = untilMs - clock.now();
      if (leftMs > 0) timer = setTimeout(look, leftMs);
      else tell();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isReady, untilMs, clock]);
  return null;
}
