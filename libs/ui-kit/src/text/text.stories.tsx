import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TITLES } from '../stories/samples.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

const meta = { title: 'Foundations/Text', component: Text } satisfies Meta;
export default meta;
type Story = StoryObj;

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
    <div style={{ display: 'grid', gap: 16, width: 320 }}>
      {LONG_TITLES.map((text) => (
        <div key={text}>
          <Heading level={2} size="page">
            {text}
          </Heading>
          <Text lines={2}>{text.repeat(3)}</Text>
        </div>
      ))}
    </div>
  ),
};
