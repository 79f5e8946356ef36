import { spotCode, type Roll, type SpotReport } from '@livery/domain/ads';
import { useFormats, useT } from '@livery/i18n/react';
import { isUnderWay } from '@livery/player-core/state';
import { IconButton } from '@livery/ui-kit/actions';
import { backIcon, mutedIcon, pauseIcon, volumeIcon } from '@livery/ui-kit/icons';
import { SpotOverlay } from '@livery/ui-kit/player';
import { useValue } from '@livery/value/react';
import { boxFillsScreen } from '@livery/widgets/box-fills-screen';
import { FullscreenButton, useFullscreen } from '@livery/widgets/player-buttons';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost } from '@livery/widgets/player-stage';
import { useService } from '@livery/widgets/services';
import { useEffect, useLayoutEffect } from 'react';
import { makeSpotStage, type SpotActions, type SpotView } from './spot-stage.ts';
import { useRemoval } from './use-removal.ts';

const ROLL_NAMES = {
  pre: 'spots_roll_pre',
  middle: 'spots_roll_middle',
  post: 'spots_roll_post',
  postPause: 'spots_roll_post_pause',
} as const satisfies Readonly<Record<Roll, string>>;

/** What lies over an ad while one plays. CTRL-020 */
export default function OverPicture() {
  const stage = useService(makeSpotStage);
  const view = useValue(stage.view);
  const actions = useValue(stage.actions);
  useSideReports(useValue(stage.reports));
  return view && actions && <Spot view={view} actions={actions} />;
}

/** What went wrong, for support. ADS-022 */
function useSideReports(reports: readonly SpotReport[]): void {
  const t = useT();
  const { sideReports } = usePlayerBus();
  useEffect(() => {
    sideReports.set(
      reports.map(({ atMs, roll, code, address }) => ({
        name: t('spots_report', { roll: t(ROLL_NAMES[roll]) }),
        value: [
          new Date(atMs).toISOString(),
          `${code}: ${t(`spots_code_${spotCode(code) ?? 'unknown'}`)}`,
          address,
        ].join(' '),
      })),
    );
  }, [reports, sideReports, t]);
}

function Spot({ view, actions }: { view: SpotView; actions: SpotActions }) {
  const t = useT();
  const { position } = useFormats();
  const { player, controls } = usePlayerHost();
  const remove = useRemoval();
  const bus = usePlayerBus();
  useLayoutEffect(() => {
    bus.isCovered.set(true);
    return () => bus.isCovered.set(false);
  }, [bus]);
  const isFull = useFullscreen();
  useEffect(() => actions.setFullscreen(isFull), [actions, isFull]);
  const { number, count, title, text, secondsLeft, skipInSeconds, hasPage, isPaused, isMuted, canRemove } = view;
  const label = count > 1 ? t('spots_label_of', { number, count }) : t('spots_label');
  const mayGoOn = player !== null && !isUnderWay(player.state);
  return (
    <SpotOverlay
      label={label}
      time={secondsLeft === null ? null : position(secondsLeft)}
      title={title || undefined}
      text={text ?? undefined}
      announcement={[label, skipInSeconds === 0 && t('spots_skip_now')].filter(Boolean).join('. ')}
      start={<BackButton />}
      tools={
        <>
          {!isPaused && <IconButton icon={pauseIcon} label={t('player_pause')} onClick={() => player?.pause()} />}
          <IconButton
            icon={isMuted ? mutedIcon : volumeIcon}
            label={t(isMuted ? 'player_unmute' : 'player_mute')}
            onClick={() => actions.setMuted(!isMuted)}
          />
          {controls && boxFillsScreen(controls) && <FullscreenButton />}
        </>
      }
      skip={
        skipInSeconds === null
          ? undefined
          : {
              isReady: skipInSeconds === 0,
              label: skipInSeconds === 0 ? t('spots_skip') : t('spots_skip_in', { seconds: skipInSeconds }),
              onSkip: () => actions.skip(),
            }
      }
      visit={hasPage ? { label: t('spots_visit'), onVisit: () => visit(actions, () => player?.pause()) } : undefined}
      remove={canRemove && remove ? { label: t('spots_remove'), onRemove: remove } : undefined}
      resume={isPaused && mayGoOn ? { label: t('player_play'), onResume: () => void player.play() } : undefined}
    />
  );
}

/** The page that an ad leads to has no way back into ours: the content is paused. */
function visit(actions: SpotActions, pause: () => void): void {
  const address = actions.visit();
  if (address === null) return;
  pause();
  window.open(address, '_blank', 'noopener,noreferrer');
}

function BackButton() {
  const t = useT();
  const leave = useValue(usePlayerBus().actions)?.leave;
  return leave && <IconButton icon={backIcon} label={t('player_back')} focusKey="back" onClick={() => leave()} />;
}
