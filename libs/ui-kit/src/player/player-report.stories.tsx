import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PlayerReport } from './player-report.tsx';

const ADDRESS = `https://edge-17.cdn.example/live/city/${'0123456789'.repeat(12)}/master.m3u8?token=***`;

const FACTS = [
  { name: 'Код', value: '1005 SEGMENT_UNREACHABLE' },
  { name: 'Вид', value: 'fragment' },
  { name: 'Поток', value: 'timeshift' },
  { name: 'Адрес', value: ADDRESS },
  { name: 'Место', value: '2026-01-01T12:00:00.000Z' },
  { name: 'Подробности', value: 'hlsjs-light 1.7.4, fragLoadError, HTTP 404' },
  { name: 'Канал', value: '101' },
  { name: 'Время', value: '2026-01-01T12:00:07.120Z' },
  { name: 'Браузер', value: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36' },
  { name: 'Ошибки сегментов', value: '2' },
  { name: 'Ошибки всего', value: '7' },
  { name: 'Повторы', value: '0' },
];

const meta = {
  title: 'Player/PlayerReport',
  component: PlayerReport,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: {
    open: true,
    title: 'Сведения для поддержки',
    facts: FACTS,
    copyLabel: 'Скопировать',
    said: null,
    onCopy: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  async play({ args }) {
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};
export const Copied: Story = { args: { said: 'Скопировано' } };
/** Before anything was loaded little is known. */
export const Little: Story = { args: { facts: FACTS.filter(({ name }) => ['Код', 'Время'].includes(name)) } };
export const Phone: Story = { globals: { window: '390' } };
