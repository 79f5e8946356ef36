import { CAST_TEXTS } from '@livery/domain/cast';
import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { castIcon, castOnIcon } from '@livery/ui-kit/icons';
import { useValue } from '@livery/value/react';
import { useService, useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useEffect } from 'react';
import { createCasting, type CastLink } from './casting.ts';
import { elementScreens, type ElementScreen } from './element-screens.ts';

/** The way to another screen: the browser's own where it has one, else a device that is cast to. CTRL-012 */
export default function CastButton() {
  const casting = useService(createCasting);
  const screen = useValue(useService(elementScreens).screen);
  const { host } = useServices().environment;
  // A television has no other one to show it on.
  if (host === 'smart-tv') return null;
  if (screen) return <ScreenButton screen={screen} />;
  return casting.isOffered ? <DeviceButton /> : null;
}

function ScreenButton({ screen: { isConnected, pick } }: { screen: ElementScreen }) {
  const t = useT();
  return (
    <IconButton
      icon={isConnected ? castOnIcon : castIcon}
      label={t('cast_elsewhere')}
      pressed={isConnected}
      onClick={pick}
    />
  );
}

const LABELS = {
  disconnected: 'cast_start',
  connecting: 'cast_connecting',
  connected: 'cast_stop',
} as const satisfies Record<CastLink['kind'], string>;

function DeviceButton() {
  const t = useT();
  const toast = useToast();
  const { link, trouble, prepare, toggle } = useService(createCasting);
  const { kind } = useValue(link);
  useEffect(() => {
    const stop = new AbortController();
    trouble.subscribe((now) => now && toast(t(CAST_TEXTS[now.problem]), 'danger'), stop.signal);
    return () => stop.abort();
  }, [trouble, toast, t]);
  const isConnected = kind === 'connected';
  return (
    <span onPointerEnter={prepare} onFocus={prepare} style={{ display: 'contents' }}>
      <IconButton
        icon={isConnected ? castOnIcon : castIcon}
        label={t(LABELS[kind])}
        pressed={isConnected}
        aria-disabled={kind === 'connecting' || undefined}
        onClick={toggle}
      />
    </span>
  );
}
