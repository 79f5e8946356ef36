import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'Архив этого канала хранится семь дней.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <Alert>Архив этого канала хранится семь дней.</Alert>
      <Alert tone="success" title="Готово">
        Подписка подключена.
      </Alert>
      <Alert tone="warning" title="Осталось два дня" action={<Button size="small">Продлить</Button>}>
        Подписка закончится в пятницу.
      </Alert>
      <Alert tone="danger" title="Не получилось" action={<Button size="small">Повторить</Button>}>
        Сервер не ответил.
      </Alert>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Не получилось');
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      {LONG_TITLES.map((text) => (
        <Alert key={text} tone="warning" title={text} action={<Button size="small">Повторить</Button>}>
          {text}
        </Alert>
      ))}
    </div>
  ),
};
