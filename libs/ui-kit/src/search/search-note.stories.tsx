import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultHead } from './result-head.tsx';
import { SearchNote } from './search-note.tsx';

const meta: Meta = { title: 'Search/SearchNote', component: SearchNote, subcomponents: { ResultHead } };
export default meta;
type Story = StoryObj;

const note = (text: string, typed: string) => (
  <SearchNote
    text={
      <>
        Показаны результаты по запросу <b>{text}</b>.
      </>
    }
    action={{ label: `Искать «${typed}»`, href: '/search?q=1&as=typed' }}
  />
);

export const OtherKeyboard: Story = { render: () => note('привет', 'ghbdtn') };

export const UnderTheHeading: Story = {
  render: () => (
    <ResultHead title="Результаты: «привет»" count="Найдено: 23">
      {note('привет', 'ghbdtn')}
    </ResultHead>
  ),
};

export const LongText: Story = {
  render: () => (
    <ResultHead title={`Результаты: «${'длинное слово '.repeat(8)}»`} count="Найдено: 1 234">
      {note('ослепительнопрекрасныйвечернийразговор'.repeat(3), 'jcktgbntkmyjghtrhfcysqdtxthybqhfpujdjh'.repeat(3))}
    </ResultHead>
  ),
};
