import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { LONG_TITLE } from '../stories/samples.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { EmptyState, ErrorState, NotFound } from './states.tsx';

const meta = { title: 'Feedback/States', parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState
      size="page"
      title="Здесь пока тихо"
      text="Загляните чуть позже: здесь появятся каналы, фильмы и сериалы."
      action={
        <Button kind="primary" href="/">
          На главную
        </Button>
      }
    />
  ),
};

export const EmptyList: Story = { render: () => <EmptyState title="Здесь будет всё, что вы отметите сердечком" /> };

const onRetry = fn();

export const Failed: Story = {
  render: () => (
    <ErrorState
      size="page"
      title="Пока не получается начать"
      text="Сервер не ответил. Обычно это ненадолго."
      code="network"
      onRetry={onRetry}
    />
  ),
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Код network');
    await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const FailedRow: Story = { render: () => <ErrorState title="Этот ряд не загрузился" onRetry={onRetry} busy /> };
export const LongText: Story = {
  render: () => <ErrorState size="full" title={LONG_TITLE} text={LONG_TITLE.repeat(3)} code={500} onRetry={onRetry} />,
};

export const PageNotFound: Story = {
  tags: ['rule', '!autodocs'],
  name: 'MISC-030 the not-found page leads to the main page',
  render: () => <NotFound title="Не нашли" text="Такой страницы нет. Возможно, ссылка устарела." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  },
};

export const Offline: Story = {
  render: () => (
    <div style={{ minHeight: 200 }}>
      <OfflineNotice message={{ tone: 'away', title: 'Нет связи', text: 'Мы продолжим, как только связь вернётся.' }} />
    </div>
  ),
};
export const BackOnline: Story = {
  render: () => (
    <div style={{ minHeight: 200 }}>
      <OfflineNotice message={{ tone: 'back', title: 'Снова на связи' }} />
    </div>
  ),
};
