import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { ChipBar } from '../actions/chip-bar.tsx';
import { Chip } from '../actions/chip.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ChannelColumns, ChannelDay, ChannelMain, ChannelSidebar } from '../channels/channel-columns.ts';
import { ChannelList } from '../channels/channel-list.tsx';
import { DaySwitcher } from '../channels/day-switcher.tsx';
import { NextProgramme } from '../channels/next-programme.tsx';
import { PlayerFrame } from '../channels/player-frame.ts';
import { ProgrammePanel } from '../channels/programme-panel.tsx';
import { RemindToggle } from '../channels/remind-toggle.tsx';
import { ScheduleItem, ScheduleList } from '../channels/schedule-item.tsx';
import {
  fullscreenEnterIcon,
  pictureInPictureIcon,
  settingsIcon,
  skipBackIcon,
  skipForwardIcon,
  subtitlesIcon,
} from '../icons/player-shapes.ts';
import { heartIcon } from '../icons/page-shapes.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import { LiveBadge } from '../player/live-badge.tsx';
import { PlayButton } from '../player/play-button.tsx';
import { PlayerOverlay } from '../player/player-overlay.tsx';
import { Timeline } from '../player/timeline.tsx';
import { VolumeSlider } from '../player/volume-slider.tsx';
import { artwork } from './artwork.ts';
import { channelMark } from './marks.ts';
import { channels } from './samples.tsx';

const meta = {
  title: 'Screens/Channel',
  parameters: { bare: true, contrast: false, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Stage = styled(PlayerFrame)`
  overflow: hidden;
  background-size: cover;
  background-position: center;
`;

const Schedule = styled.section`
  padding: 14px 28px 28px;

  > ul {
    margin-top: 12px;
  }
  @media (max-width: 480px) {
    padding: 12px;
  }
`;

const HOUR = 3600;
const clock = (seconds: number) =>
  `${16 + Math.floor(seconds / HOUR)}:${String(Math.floor((seconds % HOUR) / 60)).padStart(2, '0')}`;

const day = [
  { time: '17:05', title: 'Жайлау. Лето в горах', state: 'archived' },
  { time: '18:00', title: 'Новости дня', state: 'archived' },
  { time: '18:20', title: 'Линия сборки', state: 'blocked' },
  { time: '19:20', title: 'Свидетель с пятого этажа', state: 'live' },
  { time: '21:00', title: 'Вечерние итоги', state: 'future' },
  { time: '21:40', title: 'Лес помнит. Тропа', state: 'future' },
  { time: '22:35', title: 'Трасса 77', state: 'future' },
  { time: '00:20', title: 'Ночной эфир', state: 'future' },
] as const;

function Channel() {
  const [position, setPosition] = useState(4 * HOUR + 240);
  const [muted, setMuted] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [dayId, setDayId] = useState('21');
  return (
    <ChannelColumns>
      <ChannelSidebar aria-label="Каналы">
        <div>
          <ChipBar label="Категории">
            {['Все', 'Кино', 'Спорт', 'Детям', 'Музыка'].map((name, index) => (
              <Chip key={name} selected={index === 0}>
                {name}
              </Chip>
            ))}
          </ChipBar>
        </div>
        <ChannelList
          label="Каналы"
          all
          count={channels.length}
          lookOf={(index) => {
            const channel = channels[index];
            return (
              channel && {
                id: index,
                number: index + 1,
                name: channel.name,
                logo: channelMark(channel.name),
                programme: channel.programme,
                next: 'Далее 20:15: Особый разговор',
                percent: channel.percent,
                current: index === 2,
                locked: index === 6,
                href: `/channels/all/${index}`,
              }
            );
          }}
        />
      </ChannelSidebar>
      <ChannelMain>
        <Stage style={{ backgroundImage: `url("${artwork('Свидетель', 'forest', 'hero').src}")` }}>
          <PlayerOverlay
            start={<ChannelLogo name="Кино Вечер" source={channelMark('Кино Вечер')} />}
            title="Свидетель с пятого этажа"
            subtitle="Кино Вечер, 18:50–20:40"
            actions={
              <>
                <IconButton icon={heartIcon} label="В избранное" round />
                <IconButton icon={subtitlesIcon} label="Субтитры" round />
                <IconButton icon={settingsIcon} label="Настройки" round />
              </>
            }
            timeline={
              <Timeline
                stepSeconds={10}
                startSeconds={HOUR}
                endSeconds={5.5 * HOUR}
                positionSeconds={position}
                availableUntilSeconds={4.4 * HOUR}
                liveEdgeSeconds={4.4 * HOUR}
                segments={[
                  { id: '1', startSeconds: HOUR, endSeconds: 1.4 * HOUR, title: 'Новости' },
                  { id: '2', startSeconds: 1.4 * HOUR, endSeconds: 2.6 * HOUR, title: 'Линия сборки' },
                  { id: '3', startSeconds: 2.6 * HOUR, endSeconds: 4.83 * HOUR, title: 'Свидетель с пятого этажа' },
                  { id: '4', startSeconds: 4.83 * HOUR, endSeconds: 5.5 * HOUR, title: 'Итоги' },
                ]}
                valueText={`${clock(position)}, отстаёт от эфира на 14 мин`}
                timeText={clock}
                sceneText={() => 'Звонок в дверь'}
                thumbnail={() => artwork('Свидетель', 'forest', 'wide').src}
                onSeek={setPosition}
              />
            }
            controls={
              <>
                <PlayButton playing={playing} onClick={() => setPlaying(!playing)} />
                <IconButton icon={skipBackIcon} label="Назад на 10 секунд" round />
                <IconButton icon={skipForwardIcon} label="Вперёд на 10 секунд" round />
                <VolumeSlider volume={0.7} muted={muted} onVolume={() => setMuted(false)} onMuted={setMuted} />
              </>
            }
            time={<b>{clock(position)}</b>}
            day="Вс 22"
            end={
              <>
                <Button kind="on-art" size="small">
                  К прямому эфиру
                </Button>
                <LiveBadge live={false} onGoLive={() => setPosition(4.4 * HOUR)} />
                <IconButton icon={pictureInPictureIcon} label="Картинка в картинке" round />
                <IconButton icon={fullscreenEnterIcon} label="На весь экран" round />
              </>
            }
          />
        </Stage>
        <ProgrammePanel
          title="Свидетель с пятого этажа"
          meta="Кино Вечер, 18:50–20:40"
          age="16+"
          about="Свидетель видел всё, кроме лица."
          facts={[
            { id: 'time', label: 'Эфир', value: '18:50–20:40' },
            { id: 'left', label: 'Осталось', value: '36 мин' },
          ]}
          actions={
            <Button kind="secondary" size="small">
              Смотреть сначала
            </Button>
          }
          next={
            <NextProgramme
              time="21:00"
              title="Вечерние итоги"
              picture={artwork('Итоги', 'forest', 'wide')}
              action={<RemindToggle title="Вечерние итоги" time="21:00" isSet={false} onToggle={() => {}} />}
            />
          }
        />
        <ChannelDay>
          <Schedule>
            <DaySwitcher
              label="Дни"
              current={dayId}
              onChoose={setDayId}
              days={[
                { id: '19', label: 'Чт 19' },
                { id: '20', label: 'Пт 20' },
                { id: '21', label: 'Сегодня' },
                { id: '22', label: 'Вс 22' },
                { id: '23', label: 'Пн 23' },
              ]}
            />
            <ScheduleList>
              {day.map(({ time, title, state }) => (
                <li key={time}>
                  <ScheduleItem
                    time={time}
                    title={title}
                    state={state}
                    percent={46}
                    marked={state === 'live'}
                    href={state === 'archived' || state === 'live' ? `?ts=${time}` : undefined}
                  />
                </li>
              ))}
            </ScheduleList>
          </Schedule>
        </ChannelDay>
      </ChannelMain>
    </ChannelColumns>
  );
}

export const Desktop: Story = { render: () => <Channel /> };
