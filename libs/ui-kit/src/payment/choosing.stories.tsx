import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held.tsx';
import { AgreementText } from './agreement-text.tsx';
import { AmountField } from './amount-field.tsx';
import { CardChoice, type LinkedCard } from './card-choice.tsx';
import { PaySystemChoice, type PaySystemOption } from './pay-system-choice.tsx';

const meta: Meta = {
  title: 'Payment/Choosing',
  component: PaySystemChoice,
  subcomponents: { CardChoice, AmountField, AgreementText },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

const systems: readonly PaySystemOption<string>[] = [
  { id: 'balance', kind: 'balance', title: 'С баланса', description: 'На нём 4 200 ₸' },
  { id: 'card', kind: 'card', title: 'Картой •••• 4400', description: 'Спишем сразу' },
  { id: 'link', kind: 'link', title: 'Новой картой', description: 'Откроется страница банка' },
  { id: 'qr', kind: 'qr', title: 'Через приложение банка', description: 'Покажем QR-код' },
  { id: 'phone', kind: 'phone', title: 'С номера телефона', description: 'Оператор пришлёт SMS' },
  { id: 'operator', kind: 'account', title: 'Со счёта оператора', description: 'Войдёт в ближайший счёт за связь' },
  { id: 'app', kind: 'app', title: 'В приложении банка' },
  { id: 'info', kind: 'info', title: 'Наличными в терминале', description: 'Расскажем, как это сделать' },
];
const systemChosen = fn();

export const PaySystems: Story = {
  render: () => (
    <Held start="card" onChange={systemChosen}>
      {(value, change) => <PaySystemChoice label="Как оплатить" options={systems} value={value} onChange={change} />}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    systemChosen.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Картой/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(systemChosen).toHaveBeenCalledWith('link');
    await expect(canvas.getByRole('radio', { name: /Новой картой/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const NothingChosen: Story = {
  render: () => (
    <PaySystemChoice
      label="Как оплатить"
      options={systems.slice(1, 4).map((system) => (system.id === 'qr' ? { ...system, disabled: true } : system))}
      value={null}
      error="Выберите, как оплатить"
      onChange={fn()}
    />
  ),
};

const cards: readonly LinkedCard[] = [
  { id: '1', number: '•••• 4400', name: 'Карта на 4400', detail: 'До 08/27', isPrimary: true },
  { id: '2', number: '•••• 7315', name: 'Карта на 7315', detail: 'До 11/26' },
];
const another = { id: 'another', title: 'Другая карта', detail: 'Откроется страница банка' };
const words = { label: 'Какой картой', primary: 'Основная', deleteLabel: ({ name }: LinkedCard) => `Удалить: ${name}` };
const deleted = fn();

const Cards = (props: Partial<Parameters<typeof CardChoice>[0]>) => (
  <Held start={'1'}>
    {(value, change) => (
      <CardChoice
        {...words}
        cards={cards}
        another={another}
        value={value}
        onChange={change}
        onDelete={deleted}
        {...props}
      />
    )}
  </Held>
);

export const LinkedCards: Story = {
  render: () => <Cards />,
  play: async ({ canvasElement }) => {
    deleted.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /^Карта на 4400 Основная/ })).toBeChecked();
    canvas.getByRole('radio', { name: /4400/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /7315/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Карта на 4400' }));
    await expect(deleted).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('radio', { name: /7315/ })).toBeChecked();
  },
};
export const CardBeingDeleted: Story = { render: () => <Cards deletingId="2" /> };
export const OneCardOnly: Story = {
  render: () => <CardChoice {...words} cards={cards.slice(0, 1)} value="1" onChange={fn()} />,
};

const presets = ['1000', '2000', '5000'].map((value) => ({ value, text: `${value.slice(0, -3)} 000 ₸` }));

const Amount = ({ start = '', ...props }: Partial<Parameters<typeof AmountField>[0]> & { readonly start?: string }) => (
  <Held start={start}>
    {(value, change) => (
      <AmountField
        label="На сколько пополнить"
        currency="₸"
        presets={presets}
        presetsLabel="Обычные суммы"
        hint="От 200 ₸ до 100 000 ₸"
        value={value}
        onChange={change}
        {...props}
      />
    )}
  </Held>
);

export const TopUp: Story = {
  render: () => <Amount />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'На сколько пополнить' });
    await userEvent.click(field);
    await userEvent.paste('1 990,50 ₸');
    await expect(field).toHaveValue('1990');
    await userEvent.click(canvas.getByRole('button', { name: '5 000 ₸' }));
    await expect(field).toHaveValue('5000');
    await expect(canvas.getByRole('button', { name: '5 000 ₸' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const TooLittle: Story = {
  render: () => <Amount start="50" error="Не меньше 200 ₸" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Не меньше 200 ₸');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не меньше 200 ₸');
  },
};
export const AmountBeingSent: Story = { render: () => <Amount start="5000" disabled /> };

const paragraphs = (count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <p key={index}>
      {index + 1}. Подписка продлевается сама, пока вы её не отмените. Деньги за оплаченный период не возвращаются, если
      вы уже смотрели: это написано и в правилах сервиса.
    </p>
  ));
const read = fn();

export const Agreement: Story = {
  render: () => (
    <AgreementText label="Условия пакета" onReadToEnd={read}>
      {paragraphs(14)}
    </AgreementText>
  ),
};
export const ShortAgreement: Story = {
  render: () => <AgreementText label="Условия пакета">{paragraphs(1)}</AgreementText>,
};

export const LongText: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288, display: 'grid', gap: 24 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <>
      <PaySystemChoice
        label="Төлем тәсілін таңдаңыз"
        options={[
          {
            id: 'a',
            kind: 'account',
            title: 'Байланыс операторының жеке шотынан төлеу',
            description: 'Келесі айдың шотына автоматты түрде қосылады',
          },
        ]}
        value="a"
        onChange={fn()}
      />
      <Cards
        cards={[
          {
            id: '1',
            number: '•••• •••• •••• 4400',
            name: '4400',
            detail: 'Отбасылық есепшоттың ортақ картасы, 08/2027 дейін',
            isPrimary: true,
          },
        ]}
      />
      <Amount
        currency="soʻm"
        start="12345678.90"
        decimals={2}
        hint={undefined}
        error="Толықтыру сомасы тым үлкен, азырақ сома енгізіңіз"
      />
    </>
  ),
};
