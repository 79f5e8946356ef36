import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../stories/held.tsx';
import { RadioGroup, type RadioOption } from './radio-group.tsx';

const meta = { title: 'Forms/RadioGroup', component: RadioGroup } satisfies Meta;
export default meta;
type Story = StoryObj;

type Id = 'month' | 'year' | 'two';
const spy = fn();
const periods: readonly RadioOption<Id>[] = [
  { id: 'month', label: 'Месяц', hint: '1 990 ₸' },
  { id: 'year', label: 'Год, выгода 20 %', hint: '19 100 ₸, это 1 591 ₸ в месяц' },
  { id: 'two', label: 'Два года', hint: 'Скоро', disabled: true },
];

function Sample(props: {
  readonly look?: 'list' | 'cards' | 'segments';
  readonly error?: string;
  readonly hint?: string;
  readonly start?: Id | null;
  readonly options?: readonly RadioOption<Id>[];
}) {
  return (
    <div style={{ maxWidth: 460 }}>
      <Held<Id | null> start={props.start ?? null} onChange={spy}>
        {(value, change) => (
          <RadioGroup
            label="На сколько"
            look={props.look ?? 'list'}
            options={props.options ?? periods}
            value={value}
            onChange={change}
            error={props.error}
            hint={props.hint}
          />
        )}
      </Held>
    </div>
  );
}

export const List: Story = { render: () => <Sample start="month" hint="Отменить можно в один шаг" /> };
export const Cards: Story = { render: () => <Sample look="cards" start="year" /> };
export const Segments: Story = { render: () => <Sample look="segments" start="year" options={periods.slice(0, 2)} /> };
export const WithError: Story = { render: () => <Sample error="Выберите хотя бы один ответ" /> };
export const LongText: Story = {
  render: () => (
    <Sample
      look="cards"
      start="month"
      options={[
        {
          id: 'month',
          label: 'Жазылымды ай сайын автоматты түрде ұзартып, кез келген уақытта бір қадаммен тоқтатуға болады',
          hint: 'Бірінші төлем сынақ кезеңі аяқталғаннан кейінгі күні алынады, бұл туралы алдын ала ескертеміз',
        },
        { id: 'year', label: 'Бір жылға' },
      ]}
    />
  ),
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the group is one stop for Tab; arrows choose and pass over what is not to be had',
  render: () => <Sample look="segments" start="month" />,
  play: async ({ canvasElement }) => {
    spy.mockClear();
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'На сколько' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Месяц' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(spy).toHaveBeenLastCalledWith('year');
    await userEvent.keyboard('{ArrowRight}');
    await expect(spy).toHaveBeenLastCalledWith('month');
    await userEvent.click(canvas.getByText('Год, выгода 20 %'));
    await expect(canvas.getByRole('radio', { name: 'Год, выгода 20 %' })).toBeChecked();
  },
};
