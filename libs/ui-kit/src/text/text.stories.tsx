import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_TITLE } from '../stories/samples.tsx';
import { Fold } from './fold.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

const meta = { title: 'Foundations/Text' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <>
      <Heading level={1} size="hero">
        Дала үні
      </Heading>
      <Heading level={2} size="display">
        Айналайын, Қыз Жібек
      </Heading>
      <Heading level={2} size="page">
        Маяк на Каспии
      </Heading>
      <Heading level={2}>Продолжить просмотр</Heading>
      <Heading level={3} size="card">
        Название карточки
      </Heading>
      <Text size="large">Два брата ведут последний караван через перевал, закрытый на тридцать лет.</Text>
      <Text>Oʻzbekcha matn: bugun kechqurun nima koʻramiz?</Text>
      <Text size="small" tone="muted" numeric>
        19:00–21:00 · 2026
      </Text>
      <Text tone="strong">Важное</Text>
      <Text tone="accent">Новая серия сегодня</Text>
      <Text tone="danger">Не получилось</Text>
      <Text tone="success">Входит в пакет</Text>
    </>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Heading level={2} size="page">
        {LONG_TITLE}
      </Heading>
      <Text lines={2}>{LONG_TITLE.repeat(3)}</Text>
    </div>
  ),
};

/** The whole text is there after one press, and the button says whether it is open. */
export const Folded: Story = {
  render: () => <Fold text={`${LONG_TITLE}. `.repeat(12)} limit={400} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/…$/)).toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByText(/…$/)).toBeNull();
  },
};

export const ShortNeedsNoButton: Story = {
  render: () => <Fold text="Коротко и ясно." limit={400} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
