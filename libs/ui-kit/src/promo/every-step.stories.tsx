import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { boardOf, type NamedStep } from '../stories/board.tsx';
import { Held } from '../stories/held.tsx';
import { Text } from '../text/text.tsx';
import { PromoConfirmation } from './promo-confirmation.tsx';
import { PromoForm } from './promo-form.tsx';
import { StepCount } from './step-count.tsx';

const meta = { title: 'Promo/Every step', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};
const step = (at: 1 | 2, content: ReactNode): NamedStep => [
  'Промокод',
  <>
    <StepCount text={`Шаг ${at} из 2`} step={at} count={2} />
    {content}
  </>,
];
const code = (start: string, look: { readonly busy?: boolean; readonly error?: ReactNode } = {}) =>
  step(
    1,
    <Held start={start}>
      {(value, change) => (
        <PromoForm
          label="Промокод"
          hint="До 15 знаков, как на карточке или в письме"
          action="Применить"
          value={value}
          onChange={change}
          onSubmit={nothing}
          {...look}
        />
      )}
    </Held>,
  );

interface Asks {
  readonly text?: ReactNode;
  readonly description?: ReactNode;
  readonly status?: string | null;
  /** The first one leads on. */
  readonly presses: readonly string[];
  readonly busy?: boolean;
}
const asks = (at: 1 | 2, title: string, { presses, busy = false, ...words }: Asks) =>
  step(
    at,
    <PromoConfirmation
      title={title}
      {...words}
      actions={presses.map((name, index) => (
        <Button key={name} kind={index === 0 ? 'primary' : 'secondary'} busy={busy && index === 0}>
          {name}
        </Button>
      ))}
    />,
  );

export const TheCode: Story = {
  render: () =>
    boardOf([
      code(''),
      code('GIFT14'),
      code('GIFT14', { busy: true }),
      // Ten seconds have passed: it may be pressed again.
      code('GIFT14', { error: 'Ответ не пришёл. Попробуйте ещё раз: код не применится дважды.' }),
      code('SUMMER25', { error: 'Срок этого кода закончился 1 октября' }),
      code('SPORT', {
        error: (
          <>
            Этот код уже раздали. <TextLink href="#packet">Подключить «Спорт» за 490 ₸</TextLink>
          </>
        ),
      }),
      code('GIFT14', {
        error: (
          <>
            Код уже использован. Возможно, его применил ваш прошлый запрос, на который не пришёл ответ.{' '}
            <TextLink href="#subscriptions">Мои подписки</TextLink>
          </>
        ),
      }),
      ['Промокод', <Text>Промокоды здесь доступны тем, кто пришёл по ссылке партнёра.</Text>],
    ]),
};

export const AfterTheCode: Story = {
  render: () =>
    boardOf([
      asks(1, '14 дней «Семьи»', {
        text: 'Бесплатно, потом 1 990 ₸ в месяц.',
        description: 'Отменить можно в любой день.',
        presses: ['Применить', 'Отмена'],
      }),
      asks(1, 'Войдите, чтобы применить код', {
        text: 'Код GIFT14 сохранён и применится сразу после входа.',
        presses: ['Войти', 'Другой код'],
      }),
      asks(2, 'Промокод применён', {
        text: <span role="status">Всё, что он даёт, уже открыто.</span>,
        presses: ['Продолжить'],
      }),
    ]),
};

const CARD = 'Для этого кода нужна карта. Чтобы проверить её, спишем 5 ₸ и сразу вернём.';
const card = (says: string | null, { busy = false, leave = 'Отмена' } = {}) =>
  asks(2, 'Привяжите карту', {
    text: CARD,
    status: says,
    presses: ['Привязать карту', leave],
    busy,
  });

export const TheCard: Story = {
  render: () =>
    boardOf([
      card(null, { busy: true }),
      card(null),
      card('Ждём ответ банка…', { busy: true }),
      card('Не удалось привязать карту', { leave: 'Закрыть' }),
    ]),
};
