import { ALERT_MS, type ToastMessage } from '@livery/ui-kit/feedback';
import { useCallback } from 'react';
import { usePlayerBus } from './player-bus.ts';
import { usePlayerHost } from './player-host.ts';
import { useToast } from './toasts.tsx';

/** Answers a press in the player where the viewer has pressed: a window of its own for the picture shows none of the page's messages. */
export function usePlayerSay(): (text: string, tone?: ToastMessage['tone']) => void {
  const toast = useToast();
  const { pictureWindow } = usePlayerHost();
  const { showOsd } = usePlayerBus();
  const isApart = pictureWindow?.isOpen() ?? false;
  return useCallback(
    (text, tone) => (isApart ? showOsd(text, ALERT_MS) : toast(text, tone)),
    [isApart, showOsd, toast],
  );
}
