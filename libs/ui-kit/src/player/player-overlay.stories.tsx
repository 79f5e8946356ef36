import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import {
  backIcon,
  fullscreenEnterIcon,
  episodesIcon,
  nextIcon,
  pictureInPictureIcon,
  previousIcon,
  settingsIcon,
  skipBackIcon,
  skipForwardIcon,
  subtitlesIcon,
} from '../icons/player-shapes.ts';
import { ErrorState, StatePage } from '../states/index.ts';
import { artwork } from '../stories/artwork.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import { LiveBadge } from './live-badge.tsx';
import { NextUp } from './next-up.tsx';
import { PlayButton } from './play-button.tsx';
import { PlayerNotice } from './player-notice.tsx';
import { PlayerOverlay } from './player-overlay.tsx';
import type { ThumbnailSize } from './timeline-geometry.ts';
import { Timeline } from './timeline.tsx';
import { VolumeSlider } from './volume-slider.tsx';

const meta: Meta = {
  title: 'Player/PlayerOverlay',
  component: PlayerOverlay,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          width: '100%',
          aspectRatio: '16 / 9',
          minHeight: 300,
          maxHeight: '100vh',
          background: `#000 url("${artwork('Ночь', 'forest', 'hero').src}") center / cover`,
        }}
      >
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

const clock = (seconds: number) => `20:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

interface Scene extends Partial<ComponentProps<typeof PlayerOverlay>> {
  position?: number;
  edge?: number;
  busy?: boolean;
  disabled?: boolean;
  names?: readonly [string, string, string];
  size?: ThumbnailSize;
}

/** The player as a page draws it: head, line of time, bar. */
function Whole({
  position = 1500,
  edge = 6000,
  busy = false,
  disabled = false,
  names,
  size = 'roomy',
  ...overlay
}: Scene) {
  const segments = names?.map((title, index) => ({
    id: title,
    title,
    startSeconds: index * 2000,
    endSeconds: (index + 1) * 2000,
  }));
  return (
    <PlayerOverlay
      start={<IconButton icon={backIcon} label="Выйти из просмотра" />}
      title="Тихий перевал"
      subtitle="Сезон 2 · Серия 4 · Снег в мае"
      actions={
        <>
          <Badge tone="outline">16+</Badge>
          <IconButton icon={episodesIcon} label="Серии" />
          <IconButton icon={subtitlesIcon} label="Субтитры" pressed={false} />
          <IconButton icon={settingsIcon} label="Настройки видео" />
        </>
      }
      timeline={
        <Timeline
          stepSeconds={10}
          startSeconds={0}
          endSeconds={6000}
          positionSeconds={position}
          availableUntilSeconds={edge}
          liveEdgeSeconds={segments && edge}
          segments={segments ?? []}
          valueText={clock(position)}
          timeText={clock}
          disabled={disabled}
          onSeek={fn()}
          thumbnail={() => artwork('Ночь', 'forest', 'wide').src}
          sceneText={(seconds) => segments?.find((one) => seconds < one.endSeconds)?.title}
          size={size}
        />
      }
      controls={
        <>
          <PlayButton playing busy={busy} onClick={fn()} />
          <IconButton icon={skipBackIcon} label="Назад на 10 секунд" />
          <IconButton icon={skipForwardIcon} label="Вперёд на 10 секунд" />
          <VolumeSlider volume={0.4} muted={false} onVolume={fn()} onMuted={fn()} />
        </>
      }
      time="25:00"
      timeNote="/ 1:40:00"
      end={
        <>
          <IconButton icon={previousIcon} label="Предыдущая серия: 3. Тишина" data-control="previous" />
          <IconButton icon={nextIcon} label="Следующая серия: 5. Пустой стул" />
          <IconButton icon={pictureInPictureIcon} label="Картинка в картинке" data-control="picture-in-picture" />
          <IconButton icon={fullscreenEnterIcon} label="На весь экран" />
        </>
      }
      {...overlay}
    />
  );
}

const onAir = {
  start: <ChannelLogo name="Алатау 24" />,
  title: 'Вечерние итоги',
  subtitle: 'Алатау 24, 20:30–21:00',
  names: ['Новости дня', 'Вечерние итоги', 'Погода'],
} as const;
const end = (live: boolean) => (
  <>
    {!live && (
      <Button kind="on-art" size="small" onClick={fn()}>
        К прямому эфиру
      </Button>
    )}
    <LiveBadge live={live} onGoLive={fn()} />
    <IconButton icon={pictureInPictureIcon} label="Картинка в картинке" data-control="picture-in-picture" />
    <IconButton icon={fullscreenEnterIcon} label="На весь экран" />
  </>
);

export const Film: Story = { render: () => <Whole /> };
export const Loading: Story = { render: () => <Whole busy position={0} time="0:00" /> };
/** Too short to be moved through: a trailer, a film of a few seconds. */
export const Short: Story = { render: () => <Whole disabled position={0} /> };
export const Live: Story = {
  render: () => <Whole {...onAir} position={3600} edge={3600} time="20:00" timeNote={undefined} end={end(true)} />,
};
export const BehindLive: Story = {
  render: () => (
    <Whole {...onAir} position={2400} edge={3600} time="19:40" timeNote="отстаёт на 14 мин" end={end(false)} />
  ),
};
export const Archive: Story = {
  render: () => <Whole {...onAir} position={3000} day="вчера" time="20:40" timeNote={undefined} end={end(false)} />,
};
/** Snow: the shade is the only dark that words can count on. */
export const OnALightPicture: Story = {
  render: () => (
    <>
      <div style={{ position: 'absolute', inset: 0, background: 'linear-gradient(#fff, #e9edf2 60%, #fff)' }} />
      <Whole {...onAir} position={2400} edge={3600} time="20:40" day="вчера" timeNote={undefined} end={end(false)} />
    </>
  ),
};
/** What lasts a moment: a way past the opening, the next episode, a word about what a key has done. */
export const Offers: Story = {
  render: () => (
    <>
      <Whole aside={<Button kind="on-art">Пропустить заставку</Button>} />
      <PlayerNotice text="+30 с" />
    </>
  ),
};
export const NextEpisode: Story = {
  render: () => (
    <Whole
      position={5900}
      aside={
        <NextUp
          text="Следующая серия через 8 с"
          title="5. Пустой стул"
          picture={artwork('Стул', 'sea', 'wide')}
          waited={0.4}
          goLabel="Смотреть сейчас"
          stayLabel="Смотреть титры"
          onGo={fn()}
          onStay={fn()}
        />
      }
    />
  ),
};
export const Failed: Story = {
  render: () => <ErrorState title="Видео не загрузилось" code={3016} onRetry={fn()} />,
};
export const Announced: Story = {
  render: () => (
    <StatePage title="Снег в мае" level={1} size="compact" role="alert">
      Эта серия ещё не вышла
    </StatePage>
  ),
};

const kazakh = {
  title: 'Қараңғыда қалған қаланың қарапайым тұрғындары туралы ұзақ әңгіме',
  subtitle: 'Екінші маусым · Он төртінші бөлім · Жаңбырдан кейінгі таңғы тыныштық',
  names: ['Таңғы жаңалықтар: өңірлердегі оқиғалар', 'Ұлттық театрдың мерекелік қойылымы', 'Ауа райы болжамы'],
  day: 'Жс 22',
  time: '20:40',
  timeNote: undefined,
} as const;
export const LongKazakh: Story = { render: () => <Whole {...kazakh} position={3000} edge={4200} end={end(false)} /> };
export const LongKazakhOnAPhone: Story = {
  globals: { window: '390' },
  render: () => (
    <div style={{ position: 'relative', width: 360, height: 260 }}>
      <Whole {...kazakh} position={3000} edge={4200} end={end(false)} />
    </div>
  ),
};
