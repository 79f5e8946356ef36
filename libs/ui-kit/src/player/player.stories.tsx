import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { backIcon, fullscreenEnterIcon, settingsIcon, skipBackIcon, skipForwardIcon } from '../icons/player-shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { LiveBadge } from './live-badge.tsx';
import { NextUp } from './next-up.tsx';
import { PlayButton } from './play-button.tsx';
import { PlayerMenu } from './player-menu.tsx';
import { PlayerNotice } from './player-notice.tsx';
import { PlayerOverlay } from './player-overlay.tsx';
import { Subtitles } from './subtitles.tsx';
import { Timeline } from './timeline.tsx';
import { VolumeSlider } from './volume-slider.tsx';

const meta: Meta = {
  title: 'Player/Controls',
  component: Timeline,
  subcomponents: { PlayButton, VolumeSlider, LiveBadge, PlayerMenu, PlayerNotice, NextUp, Subtitles },
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          minHeight: 420,
          padding: '200px 32px 32px',
          color: 'var(--color-text-on-art)',
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

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
const onSeek = fn();
const onScrub = fn();

function Film(props: Partial<ComponentProps<typeof Timeline>>) {
  const [position, setPosition] = useState(1500);
  return (
    <Timeline
      stepSeconds={10}
      startSeconds={0}
      endSeconds={6000}
      positionSeconds={position}
      availableUntilSeconds={6000}
      valueText={`${minutes(position)} из 100:00`}
      timeText={minutes}
      onSeek={(seconds) => {
        onSeek(seconds);
        setPosition(seconds);
      }}
      onScrub={onScrub}
      {...props}
    />
  );
}

export const OfFilm: Story = { render: () => <Film highlightSeconds={[900, 3600, 5200]} /> };
export const Disabled: Story = { render: () => <Film disabled /> };
export const OfChannel: Story = {
  render: () => (
    <Film
      availableUntilSeconds={4200}
      liveEdgeSeconds={4200}
      segments={[
        { id: 'a', startSeconds: 0, endSeconds: 1200, title: 'Новости' },
        { id: 'b', startSeconds: 1200, endSeconds: 1320, title: 'Погода' },
        { id: 'c', startSeconds: 1320, endSeconds: 4800, title: LONG_TITLE },
        { id: 'd', startSeconds: 4800, endSeconds: 6000, title: 'Итоги', blocked: true },
      ]}
    />
  ),
};

const evening = [
  { id: 'a', startSeconds: 0, endSeconds: 1200, title: 'Новости' },
  { id: 'b', startSeconds: 1200, endSeconds: 4800, title: 'Свидетель с пятого этажа' },
  { id: 'c', startSeconds: 4800, endSeconds: 6000, title: 'Итоги' },
];
/** Where the viewer is, and where the present is: at the live edge, behind it, at the very beginning. */
export const AtLive: Story = {
  render: () => <Film positionSeconds={4200} availableUntilSeconds={4200} liveEdgeSeconds={4200} segments={evening} />,
};
export const BehindLive: Story = {
  render: () => <Film positionSeconds={2400} availableUntilSeconds={4200} liveEdgeSeconds={4200} segments={evening} />,
};
export const AtTheBeginning: Story = {
  render: () => <Film positionSeconds={0} availableUntilSeconds={60} liveEdgeSeconds={60} segments={evening} />,
};
/** Twenty-one programmes of five minutes: names only where they have room, and the bubble tells the others. */
export const ManyShort: Story = {
  render: () => (
    <Film
      availableUntilSeconds={4200}
      liveEdgeSeconds={4200}
      segments={Array.from({ length: 21 }, (_, index) => ({
        id: String(index),
        startSeconds: index * 285,
        endSeconds: (index + 1) * 285,
        title: `Выпуск ${index + 1}`,
      }))}
    />
  ),
};
export const OtherAlphabets: Story = {
  render: () => (
    <Film
      positionSeconds={2400}
      availableUntilSeconds={4200}
      liveEdgeSeconds={4200}
      segments={[
        { id: 'a', startSeconds: 0, endSeconds: 1200, title: 'Таңғы жаңалықтар: өңірлердегі ең қызықты оқиғалар' },
        { id: 'b', startSeconds: 1200, endSeconds: 4800, title: 'საღამოს დიდი საუბარი მთის სოფლების მომავალზე' },
        { id: 'c', startSeconds: 4800, endSeconds: 6000, title: 'Kechki yangiliklar va ob-havo maʼlumoti' },
      ]}
    />
  ),
};

export const ProgrammeNames: Story = {
  tags: ['rule', '!autodocs'],
  name: 'A name stands over its programme and never over the next one; what is too short has none',
  render: () => (
    <Film
      positionSeconds={2400}
      availableUntilSeconds={4200}
      liveEdgeSeconds={4200}
      segments={[
        { id: 'a', startSeconds: 0, endSeconds: 1200, title: LONG_TITLE },
        { id: 'b', startSeconds: 1200, endSeconds: 1300, title: 'Погода' },
        { id: 'c', startSeconds: 1300, endSeconds: 6000, title: 'Итоги' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const slider = within(within(canvasElement).getByRole('slider'));
    await expect(slider.queryByText('Погода')).toBeNull();
    const left = slider.getByText(LONG_TITLE).getBoundingClientRect();
    const right = slider.getByText('Итоги').getBoundingClientRect();
    await expect(left.right).toBeLessThan(right.left);
  },
};

export const SliderByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-006 the timeline is a slider: arrows seek ten seconds, Home and End go to the ends',
  render: () => <Film availableUntilSeconds={4200} />,
  play: async ({ canvasElement }) => {
    onSeek.mockClear();
    const slider = within(canvasElement).getByRole('slider', { name: 'Место в видео' });
    await expect(slider).toHaveAttribute('aria-valuetext', '25:00 из 100:00');
    await expect(slider).toHaveAttribute('aria-valuenow', '1500');
    await expect(slider).toHaveAttribute('aria-valuemax', '4200');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{PageUp}{Home}{End}');
    await expect(onSeek.mock.calls.flat()).toEqual([1510, 1500, 1490, 1550, 0, 4200]);
    await expect(slider).toHaveAttribute('aria-valuenow', '4200');
  },
};

export const HoverAndDrag: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-007 CTRL-008 CTRL-054 CTRL-057 hovering shows the thumbnail and the time inside of the line, letting go seeks',
  render: () => <Film thumbnail={() => artwork('Ночь', 'forest', 'wide').src} sceneText={() => 'Погоня'} />,
  play: async ({ canvasElement }) => {
    onSeek.mockClear();
    onScrub.mockClear();
    const slider = within(canvasElement).getByRole('slider');
    const { left, width, top } = slider.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + 10,
      pointerId: 1,
      button: 0,
      bubbles: true,
    });
    const bubble = () => slider.querySelector('img')?.parentElement;

    await fireEvent.pointerMove(slider, at(0.5));
    await expect(bubble()).toHaveTextContent(/^50:00\s*Погоня$/);
    await expect(bubble()?.getBoundingClientRect().width).toBeCloseTo(122.5, 0);
    await fireEvent.pointerMove(slider, at(1));
    await expect(bubble()?.getBoundingClientRect().right).toBeLessThanOrEqual(left + width + 1);
    await fireEvent.pointerMove(slider, at(0));
    await expect(bubble()?.getBoundingClientRect().left).toBeGreaterThanOrEqual(left - 1);

    slider.setPointerCapture = () => {};
    await fireEvent.pointerDown(slider, at(0.25));
    await fireEvent.pointerMove(slider, at(0.75));
    await expect(onSeek).not.toHaveBeenCalled();
    await fireEvent.pointerUp(slider, at(0.75));
    await expect(onSeek).toHaveBeenCalledTimes(1);
    await expect(onSeek.mock.calls[0]?.[0]).toBeCloseTo(4500, -1);
    await expect(onScrub.mock.calls.at(-1)).toEqual([null]);
  },
};

export const BrokenThumbnail: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-056 a thumbnail that does not come leaves the time alone',
  render: () => <Film thumbnail={() => 'data:image/jpeg;base64,broken'} />,
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    const { left, width, top } = slider.getBoundingClientRect();
    await fireEvent.pointerMove(slider, { clientX: left + width / 2, clientY: top + 10, pointerId: 1 });
    await within(slider).findByText('50:00');
    await waitFor(() => expect(slider.querySelector('img')).toBeNull());
    await waitFor(() => expect(within(slider).getByText('50:00')).toBeVisible());
  },
};

const onVolume = fn();
const onMuted = fn();

export const Volume: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-004 CTRL-005 CTRL-047 volume in steps of 0.05, and a switch',
  render: () => <VolumeSlider volume={1.4} muted={false} onVolume={onVolume} onMuted={onMuted} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Громкость' });
    await expect(slider).toHaveAttribute('aria-valuetext', '100 %');
    await expect(slider).toHaveAttribute('step', '0.05');
    await fireEvent.change(slider, { target: { value: '0.95' } });
    await expect(onVolume).toHaveBeenCalledWith(0.95);
    await userEvent.click(canvas.getByRole('button', { name: 'Выключить звук' }));
    await expect(onMuted).toHaveBeenCalledWith(true);
  },
};

const onGoLive = fn();

export const Live: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <LiveBadge live />
      <LiveBadge live={false} onGoLive={onGoLive} />
      <PlayButton playing onClick={fn()} />
      <PlayButton playing={false} onClick={fn()} />
      <PlayButton playing busy size="large" onClick={fn()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /К прямому эфиру/ }));
    await expect(onGoLive).toHaveBeenCalled();
  },
};

const overlay = (hidden: boolean) => (
  <PlayerOverlay
    hidden={hidden}
    start={<IconButton icon={backIcon} label="Назад" round />}
    title={LONG_TITLE}
    subtitle="S2 E4 · Снег в мае"
    actions={<IconButton icon={settingsIcon} label="Настройки" round />}
    centre={<PlayButton playing={false} size="large" onClick={fn()} />}
    timeline={<Film />}
    controls={
      <>
        <PlayButton playing onClick={fn()} />
        <IconButton icon={skipBackIcon} label="Назад на 10 секунд" round />
        <IconButton icon={skipForwardIcon} label="Вперёд на 10 секунд" round />
        <VolumeSlider volume={0.4} muted={false} onVolume={fn()} onMuted={fn()} />
      </>
    }
    time="25:00"
    timeNote="из 100:00"
    end={<IconButton icon={fullscreenEnterIcon} label="На весь экран" round />}
  />
);

export const Overlay: Story = { render: () => overlay(false) };
export const OverlayHidden: Story = {
  render: () => overlay(true),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('slider')).toBeNull();
  },
};

const onChoose = fn();
const settings = (
  <PlayerMenu
    icon={settingsIcon}
    label="Настройки видео"
    onChoose={onChoose}
    sections={[
      {
        id: 'audio',
        label: 'Звук',
        choices: [
          { id: '0', label: 'Русский', chosen: true },
          { id: '1', label: 'Қазақша' },
        ],
      },
      {
        id: 'text',
        label: 'Субтитры',
        choices: [
          { id: 'off', label: 'Выключены', chosen: true },
          { id: '3', label: LONG_TITLE },
        ],
      },
      {
        id: 'size',
        label: 'Размер субтитров',
        within: 'text',
        choices: [{ id: 'normal', label: 'Обычный', chosen: true }],
      },
    ]}
  />
);

export const Settings: Story = {
  render: () => <PlayerOverlay title="Ночь" actions={settings} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Настройки видео' }));
    await waitFor(async () => expect(await within(canvasElement).findByRole('menu')).toBeVisible());
  },
};

export const SettingsSection: Story = {
  render: () => <PlayerOverlay title="Ночь" actions={settings} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Настройки видео' }));
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: /Субтитры/ }));
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('menu', { name: 'Субтитры' })).toBeVisible(),
    );
  },
};

export const SettingsByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Sections are entered to the right, left to the left, and what is chosen closes the menu',
  render: () => <PlayerOverlay title="Ночь" actions={settings} />,
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Настройки видео' });
    await userEvent.click(button);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await canvas.findByRole('menuitemradio', { name: 'Выключены' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /Субтитры/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Қазақша' }));
    await expect(onChoose).toHaveBeenCalledWith('audio', '1');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const Notice: Story = { render: () => <PlayerNotice text="+30 с" /> };

export const NextEpisode: Story = {
  render: () => (
    <PlayerOverlay
      title="Тихий перевал"
      subtitle="Сезон 1 · Серия 1"
      aside={
        <NextUp
          text="Следующая серия через 8 с"
          title="2. Пустой стул"
          goLabel="Смотреть сейчас"
          stayLabel="Смотреть титры"
          onGo={fn()}
          onStay={fn()}
        />
      }
      timeline={<Film />}
    />
  ),
};

const cues = ['— Ты слышал? <i>Кто-то идёт.</i>', 'Жарқыраған түн &amp; тыныштық'];
export const SubtitlesNormal: Story = {
  render: () => <Subtitles lines={cues} appearance={{ size: 'normal', colour: 'white', ground: 'shade' }} />,
};
export const SubtitlesHugeYellow: Story = {
  render: () => <Subtitles lines={cues} appearance={{ size: 'huge', colour: 'yellow', ground: 'solid' }} />,
};

export const OwnSubtitles: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-021 subtitles are drawn by the player: with the signs and the slant of the cue, in the size that was chosen',
  render: () => (
    <>
      <div data-kind="normal">
        <Subtitles lines={cues} appearance={{ size: 'normal', colour: 'white', ground: 'shade' }} />
      </div>
      <div data-kind="huge">
        <Subtitles lines={cues} appearance={{ size: 'huge', colour: 'yellow', ground: 'none' }} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [normal, huge] = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="subtitles"] p')].filter(
      (line) => line.textContent.startsWith('—'),
    );
    if (!normal || !huge) throw new Error('no lines');
    await expect(normal).toHaveTextContent('— Ты слышал? Кто-то идёт.');
    await expect(normal.querySelector('i')).toHaveTextContent('Кто-то идёт.');
    await expect(canvasElement).toHaveTextContent('түн & тыныштық');
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(huge) / sizeOf(normal)).toBeCloseTo(1.75, 1);
    await expect(getComputedStyle(huge).color).not.toBe(getComputedStyle(normal).color);
  },
};
