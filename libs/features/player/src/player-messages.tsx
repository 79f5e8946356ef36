import { diagnosticsOf } from '@livery/player-core/diagnostics';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Spinner } from '@livery/ui-kit/feedback';
import { playIcon, volumeIcon } from '@livery/ui-kit/icons';
import { ErrorState } from '@livery/ui-kit/states';
import { useModals } from '@livery/widgets/modals';
import { playerDesk } from '@livery/widgets/player-desk';
import { usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import styled from 'styled-components';

const Centre = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  display: grid;
  place-items: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  &[data-over] {
    z-index: 1;
    background: var(--color-scrim);
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  left: 50%;
  bottom: 22%;
  width: max-content;
  transform: translateX(-50%);

  /* On a phone the timeline is higher than that. */
  @media (max-width: 767px) {
    bottom: 50%;
    transform: translate(-50%, 50%);
  }
`;

/** What the player has to say by itself: it waits, it may not start, it is silent, it failed. */
export function PlayerMessages() {
  const t = useT();
  const { player } = usePlayerHost();
  const showDetails = useShowDetails();
  const error = usePlayerState((state) => state.error);
  const autoplay = usePlayerState((state) => state.autoplay);
  const waits = usePlayerState(
    ({ lifecycle, playback, restart, wantsToPlay }) =>
      lifecycle === 'loading' ||
      restart === 'reloading' ||
      (wantsToPlay && (playback === 'buffering' || playback === 'frozen' || playback === 'seeking')),
  );

  if (error) {
    return (
      <Centre data-over>
        <ErrorState
          title={t(error.entry.messageKey)}
          code={error.entry.number}
          onRetry={() => void player?.play()}
          action={
            <Button kind="secondary" onClick={showDetails}>
              {t('action_details')}
            </Button>
          }
        />
      </Centre>
    );
  }
  if (autoplay === 'blocked') {
    return (
      <Centre data-over>
        <Button kind="primary" icon={playIcon} onClick={() => void player?.play()}>
          {t('player_play')}
        </Button>
      </Centre>
    );
  }
  return (
    <>
      {waits && (
        <Centre>
          <Spinner label={t('player_buffering')} />
        </Centre>
      )}
      {autoplay === 'muted' && (
        <Corner>
          <Button kind="on-art" icon={volumeIcon} onClick={() => player?.setMuted(false)}>
            {t('player_tap_for_sound')}
          </Button>
        </Corner>
      )}
    </>
  );
}

/** Opens what support asks for. ENG-003, ENG-052 */
function useShowDetails(): () => void {
  const { player } = usePlayerHost();
  const { clock } = useServices();
  const modals = useModals();
  return () => {
    if (!player) return;
    const world = { nowMs: clock.now(), userAgent: navigator.userAgent };
    modals.open('diagnostics', { report: diagnosticsOf(player.state, playerDesk.playing.get() ?? {}, world) });
  };
}
