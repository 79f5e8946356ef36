import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '../account/fact-list.tsx';
import { ItemList } from '../account/item-list.tsx';
import { SettingsSkeleton } from '../account/settings-skeleton.tsx';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { PinPad } from '../forms/pin-pad.tsx';
import { Switch } from '../forms/switch.tsx';
import { TextField } from '../forms/text-field.tsx';
import { heartIcon } from '../icons/page-shapes.ts';
import { PeriodChoice } from '../packets/period-choice.tsx';
import { PinStep } from '../parental/pin-step.tsx';
import { ErrorState } from '../states/states.tsx';
import { boardOf } from '../stories/board.tsx';
import { Held } from '../stories/held.tsx';
import { Text } from '../text/text.tsx';
import { AgreementText } from './agreement-text.tsx';
import { AmountField } from './amount-field.tsx';
import { CardChoice } from './card-choice.tsx';
import { PaySystemChoice } from './pay-system-choice.tsx';

const meta = { title: 'Payment/Every step', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};
const go = (text: string, { disabled = false, busy = false } = {}) => (
  <Button kind="primary" wide disabled={disabled} busy={busy}>
    {text}
  </Button>
);
const pay = go('Оплатить 1 990 ₸');
const goOn = go('Продолжить');

const terms = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index}>{index + 1}. Подписка продлевается сама, пока вы её не отмените.</p>
  ));
const agreement = (label: string, count: number, button: React.ReactNode, unread = false) => (
  <>
    <AgreementText label={label}>{terms(count)}</AgreementText>
    {unread && <Text tone="muted">Дочитайте условия до конца, чтобы их принять.</Text>}
    {button}
    <Button wide>Отмена</Button>
  </>
);
const pin = (error?: string) => (
  <PinStep
    text="Введите PIN-код, чтобы оплатить"
    tone={error ? 'failed' : undefined}
    more={<Switch label="Не спрашивать 30 мин" checked={false} onChange={nothing} />}
  >
    <PinPad label="PIN-код родителя" value={error ? '' : '47'} error={error} onChange={nothing} />
  </PinStep>
);

export const BeforeThePayment: Story = {
  render: () =>
    boardOf([
      ['Оплата', <SettingsSkeleton lines={3} />],
      [
        'Оплата',
        <ErrorState title="Не получилось загрузить" text="Не удалось соединиться с сервером." onRetry={nothing} />,
      ],
      ['Условия пакета', agreement('Условия пакета, не дочитаны', 24, go('Принять', { disabled: true }), true)],
      ['Условия пакета', agreement('Условия пакета, прочитаны', 2, go('Принять'))],
      ['Условия пакета', agreement('Условия пакета, принимаются', 2, go('Принять', { busy: true }))],
      ['PIN-код родителя', pin()],
      ['PIN-код родителя', pin('Неверный код')],
    ]),
};

const base = (name: string, price: string) => ({
  id: name,
  icon: heartIcon,
  title: name,
  detail: price,
  action: (
    <Button size="small" label={`Выбрать «${name}»`}>
      Выбрать
    </Button>
  ),
});
const periods = [
  { id: 'month', title: '1 месяц', amount: '1 990 ₸', trial: 'Первые 14 дней: 0 ₸' },
  { id: 'year', title: '1 год', amount: '19 900 ₸', discount: '−17 %' },
] as const;
const systems = [
  { id: 'card', kind: 'card', title: 'Привязанная карта', description: 'Спишем сразу' },
  { id: 'link', kind: 'link', title: 'Банковская карта', description: 'Откроется страница банка' },
  { id: 'qr', kind: 'qr', title: 'QR-код', description: 'Покажем код для приложения банка' },
  { id: 'phone', kind: 'phone', title: 'Счёт телефона', description: 'Оператор пришлёт SMS' },
] as const;
const presets = ['1000', '2000', '5000'].map((value) => ({ value, text: `${value.slice(0, -3)} 000 ₸` }));
const amount = (start: string, error?: string) => (
  <>
    <Held start={start}>
      {(value, change) => (
        <AmountField
          label="Сумма пополнения"
          currency="₸"
          presets={presets}
          presetsLabel="Частые суммы"
          hint="От 100 ₸ до 500 000 ₸"
          {...{ value, error }}
          onChange={change}
        />
      )}
    </Held>
    {goOn}
  </>
);
const facts = {
  offer: [
    { id: 'product', label: 'Что вы получите', value: '«Семья», 164 канала и кино' },
    { id: 'type', label: 'Вид доступа', value: 'Подписка' },
    { id: 'info', label: 'Условия', value: 'Отменить можно в любой день' },
  ],
  balance: [
    { id: 'balance', label: 'Баланс', value: '4 200 ₸' },
    { id: 'after', label: 'Останется', value: '2 210 ₸' },
  ],
};

export const Choosing: Story = {
  render: () =>
    boardOf([
      [
        'Основной пакет',
        <>
          <Text>К пакету «Спорт» нужен основной. Выберите, с каким начать.</Text>
          <ItemList label="Основной пакет" items={[base('Старт', '990 ₸ в месяц'), base('Семья', '1 990 ₸ в месяц')]} />
        </>,
      ],
      ['Основной пакет', <Text>К пакету «Спорт» нужен основной, а его сейчас не продают.</Text>],
      [
        'На какой срок',
        <>
          <Held<'month' | 'year'> start="month">
            {(value, change) => (
              <PeriodChoice label="На какой срок" hideLabel options={periods} value={value} onChange={change} />
            )}
          </Held>
          {goOn}
        </>,
      ],
      [
        'Чем оплатить',
        <>
          <Held<(typeof systems)[number]['id']> start="card">
            {(value, change) => (
              <PaySystemChoice label="Чем оплатить" hideLabel options={systems} value={value} onChange={change} />
            )}
          </Held>
          {goOn}
        </>,
      ],
      ['Пополнение баланса', amount('2000')],
      ['Пополнение баланса', amount('50', 'Введите сумму от 100 ₸ до 500 000 ₸')],
      [
        'Подтвердите оплату',
        <>
          <FactList facts={facts.offer} />
          <FactList facts={facts.balance} />
          {go('Оплатить 1 990 ₸ с баланса')}
        </>,
      ],
      [
        'Подтвердите оплату',
        <>
          <FactList facts={facts.offer} />
          {go('Попробовать')}
        </>,
      ],
    ]),
};

const cards = [
  { id: '1', number: '•••• 4400', name: 'Карта, последние цифры 4400', isPrimary: true },
  { id: '2', number: '•••• 7315', name: 'Карта, последние цифры 7315' },
];
const card = (linked: typeof cards, deletingId: string | null = null) => (
  <Held start={linked[0]?.id ?? 'another'}>
    {(value, change) => (
      <CardChoice
        label="Какой картой платить"
        cards={linked}
        primary="Основная"
        another={{ id: 'another', title: 'Другая карта' }}
        deleteLabel={({ name }) => `Удалить: ${name}`}
        {...{ value, deletingId }}
        onChange={change}
        onDelete={nothing}
      />
    )}
  </Held>
);
const phone = (text: string, error?: string) => (
  <>
    <TextField
      label="Номер телефона"
      type="tel"
      defaultValue={text}
      hint="На этот номер придёт SMS с вопросом об оплате."
      error={error}
    />
    {pay}
  </>
);

export const WhatEachWayAsks: Story = {
  render: () =>
    boardOf([
      [
        'Привязанная карта',
        <>
          {card(cards)}
          {pay}
        </>,
      ],
      [
        'Карта удаляется',
        <>
          {card(cards, '2')}
          {go('Оплатить 1 990 ₸', { disabled: true })}
        </>,
      ],
      [
        'Карты пока нет',
        <>
          <Text>Карты пока нет. Привяжите её, и мы спишем 1 990 ₸.</Text>
          {card([])}
          {go('Привязать карту')}
        </>,
      ],
      [
        'Привязка карты',
        <>
          <Text>Банк спишет 5 ₸, чтобы проверить карту, и вернёт их.</Text>
          {go('Привязать карту')}
        </>,
      ],
      [
        'Банковская карта',
        <>
          <Checkbox label="Запомнить карту для следующих оплат" checked={false} onChange={nothing} />
          {pay}
        </>,
      ],
      ['Счёт телефона', phone('+7 702 123 45 67')],
      ['Счёт телефона', phone('+7701', 'Введите номер целиком, с кодом страны')],
      [
        'Счёт у провайдера',
        <>
          <Text>Сумма 1 990 ₸ спишется со счёта у вашего провайдера.</Text>
          {pay}
        </>,
      ],
      [
        'QR-код',
        <>
          <Text>Ещё 490 ₸ спишется с баланса.</Text>
          {go('Оплатить 1 500 ₸')}
        </>,
      ],
      ['Приложение банка', pay],
      [
        'Приложение банка',
        <Text>Этот способ работает только в приложении банка. Откройте сервис в нём и повторите.</Text>,
      ],
      ['Другие способы', <Text>Наличными в кассе оператора: назовите номер лицевого счёта.</Text>],
    ]),
};
