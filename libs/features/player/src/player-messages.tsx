import { diagnosticsOf } from '@livery/player-core/diagnostics';
import type { PlayerError } from '@livery/player-core/player-error';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Spinner } from '@livery/ui-kit/feedback';
import { playIcon, replayIcon, volumeIcon } from '@livery/ui-kit/icons';
import { ErrorState } from '@livery/ui-kit/states';
import { useModals } from '@livery/widgets/modals';
import { usePlayerBus } from '@livery/widgets/player-bus';
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
  /* Above the page's controls, whose empty middle would take the press. */
  &[data-over] {
    z-index: 2;
    background: var(--color-scrim);
  }
  /* In a low picture it would stand on the line of time: while the controls are there, the ring round "pause" says it. */
  &[data-wait] {
    container-type: size;
    /* Above the still that stands in for the video. */
    z-index: 1;

    > * {
      pointer-events: none;
    }
  }
  @container (max-height: 300px) {
    :not([data-idle]) > &[data-wait] > * {
      opacity: 0;
    }
  }
  /* A licence server may say more than stands beside the drawing. */
  &[data-over='message'] [data-part='art'] {
    opacity: 0.4;
  }
  /* On a phone the picture is hardly higher than the words: they have it for themselves, but for the way back where there is room. */
  @media (max-width: 767px) {
    &[data-over='message'] {
      container-type: size;
      background: none;
    }
    &[data-over='message'] > [role='alert'] {
      grid-template-rows: minmax(0, auto) auto;
      align-content: center;
      width: 100%;
      height: 100%;
      min-height: 0;
      gap: var(--space-3);
      padding: 0 var(--space-4);
      margin: 0;
      border: 0;
      border-radius: 0;
      background: var(--color-surface-0);
    }
    /* As high as the line with the way back. */
    @container (min-height: 300px) {
      &[data-over='message'] > [role='alert'] {
        align-self: end;
        height: calc(100% - var(--touch-target) - 16px);
      }
    }
    &[data-over='message'] [data-part='art'] {
      display: none;
    }
    /* However much there is to say, the buttons stay where they are seen. */
    &[data-over='message'] [data-part='words'] {
      min-height: 0;
      overflow-y: auto;
    }
    &[data-over='message'] h2 {
      font-size: var(--type-1);
    }
    &[data-over='message'] [data-part='actions'] {
      display: flex;
      margin-top: 0;
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 2;
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

const reload = () => location.reload();

/** What the player has to say by itself: it waits, it may not start, it is silent, it failed. What failed for good begins with the page. ENG-001 */
export function PlayerMessages({ onReload = reload }: { onReload?: () => void }) {
  const t = useT();
  const { player } = usePlayerHost();
  const { actions } = usePlayerBus();
  const showDetails = useShowDetails();
  /** As a press of "play": a page may know better than to begin again at the same place. LIVE-018 */
  const retry = () => {
    const ofPage = actions.get();
    if (ofPage) ofPage.togglePlay();
    else void player?.play();
  };
  const error = usePlayerState((state) => state.error);
  const isFinal = usePlayerState((state) => state.isErrorFinal) ?? false;
  const autoplay = usePlayerState((state) => state.autoplay);
  const waits = usePlayerState(
    ({ lifecycle, playback, restart, wantsToPlay, isHeld }) =>
      lifecycle === 'loading' ||
      restart === 'reloading' ||
      (wantsToPlay && (isHeld || playback === 'buffering' || playback === 'frozen' || playback === 'seeking')),
  );

  if (error) {
    return (
      <Centre data-over="message">
        <ErrorState
          title={t(error.entry.messageKey)}
          text={wordsOf(error)}
          code={error.refusal?.code ? `${error.entry.number}-${error.refusal.code}` : error.entry.number}
          onRetry={isFinal ? undefined : retry}
          action={
            <>
              {isFinal && (
                <Button kind="primary" icon={replayIcon} onClick={onReload}>
                  {t('action_reload')}
                </Button>
              )}
              <Button kind="secondary" onClick={showDetails}>
                {t('action_details')}
              </Button>
            </>
          }
        />
      </Centre>
    );
  }
  if (autoplay === 'blocked') {
    return (
      <Centre data-over="start">
        <Button kind="primary" icon={playIcon} onClick={() => void player?.play()}>
          {t('player_play')}
        </Button>
      </Centre>
    );
  }
  return (
    <>
      {waits && (
        <Centre data-wait>
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

/** What the licence server says, as it says it. ENG-050, ENG-051 */
const wordsOf = ({ refusal }: PlayerError): string | undefined =>
  [refusal?.message, refusal?.error].filter(Boolean).join(' · ') || undefined;

/** Opens what support asks for. ENG-003, ENG-052 */
function useShowDetails(): () => void {
  const { player } = usePlayerHost();
  const { clock } = useServices();
  const bus = usePlayerBus();
  const modals = useModals();
  return () => {
    if (!player) return;
    const world = { nowMs: clock.now(), userAgent: navigator.userAgent };
    modals.open('diagnostics', { report: diagnosticsOf(player.state, bus.playing.get() ?? {}, world) });
  };
}
