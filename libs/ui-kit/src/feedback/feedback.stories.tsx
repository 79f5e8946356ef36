import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { LONG_TITLE } from '../stories/samples.tsx';
import { Shelf } from '../stories/shelf.tsx';
import { Alert } from './alert.tsx';
import { Badge } from './badge.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Rating } from './rating.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { ToastStack } from './toast.tsx';

const meta = { title: 'Feedback' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  render: () => (
    <Shelf>
      <Badge tone="live">В эфире</Badge>
      <Badge tone="live-outline">Live</Badge>
      <Badge>HD</Badge>
      <Badge>4K</Badge>
      <Badge tone="outline">16+</Badge>
      <Badge tone="accent">Новинка</Badge>
      <Badge tone="good">Премьера</Badge>
      <Rating value={8.4} text="8,4" />
      <Rating value={7.2} text="7,2" />
      <Rating value={6.5} text="6,5" />
      <Rating value={5.1} text="5,1" />
    </Shelf>
  ),
};

export const Progress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 360 }}>
      {[0, 4, 50, 100].map((percent) => (
        <ProgressBar key={percent} percent={percent} label={`Просмотрено ${percent} %`} />
      ))}
      <ProgressBar percent={62} tone="live" label="Идёт, прошло 62 %" />
    </div>
  ),
};

export const Waiting: Story = {
  render: () => (
    <>
      <Shelf>
        <Spinner />
      </Shelf>
      <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </div>
    </>
  ),
};

export const Alerts: Story = {
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
        {LONG_TITLE}
      </Alert>
    </div>
  ),
};

export const Toasts: Story = {
  parameters: { bare: true, docs: { story: { inline: false, height: '340px' } } },
  render: () => (
    <div style={{ minHeight: 320 }}>
      <ToastStack
        onDismiss={fn()}
        messages={[
          { id: '1', text: 'Добавлено в избранное', tone: 'success', durationMs: 600_000 },
          { id: '2', text: 'Эта передача ещё не началась.', durationMs: 600_000 },
          { id: '3', text: LONG_TITLE, tone: 'danger', durationMs: 600_000 },
        ]}
      />
    </div>
  ),
};
