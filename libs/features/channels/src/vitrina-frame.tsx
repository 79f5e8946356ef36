import { vitrinaEvent, type VitrinaEvent } from '@livery/domain/live';
import { useT } from '@livery/i18n/react';
import { ErrorState } from '@livery/ui-kit/states';
import { useOnlineAgain } from '@livery/widgets/use-online-again';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BackToList } from './not-open.tsx';

const Frame = styled.iframe`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;

/** A channel that its own page plays: ours stays away from its controls, and hears from it whether it plays. Without an address it cannot. LIVE-052 */
export function VitrinaFrame({ name, url }: { name: string; url: string | undefined }) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [said, setSaid] = useState<VitrinaEvent | null>(null);
  const [turn, setTurn] = useState(0);
  // LIVE-048: what a page on the other side makes of a lost connection nobody knows.
  useOnlineAgain(() => {
    setSaid(null);
    setTurn(turn + 1);
  });
  useEffect(() => {
    if (url === undefined) return;
    const stop = new AbortController();
    const hear = (message: MessageEvent<unknown>) => {
      const event = message.source === frame.current?.contentWindow ? vitrinaEvent(message, url) : null;
      if (event) setSaid(event);
    };
    window.addEventListener('message', hear, { signal: stop.signal });
    return () => stop.abort();
  }, [url]);
  if (url === undefined || said === 'failed')
    return (
      <ErrorState
        title={t('channel_not_available')}
        text={t('channel_page_fails')}
        onRetry={url === undefined ? undefined : () => setSaid(null)}
        action={<BackToList />}
      />
    );
  return (
    <Frame
      key={turn}
      ref={frame}
      title={name}
      src={url}
      data-plays={said === 'started' || undefined}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
    />
  );
}
