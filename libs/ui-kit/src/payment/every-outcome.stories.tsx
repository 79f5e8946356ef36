import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { boardOf, type NamedStep } from '../stories/board.tsx';
import { BankFrame } from './bank-frame.tsx';
import { PaymentOutcome, type OutcomeKind } from './payment-outcome.tsx';
import { QrCode } from './qr-code.tsx';
import { QrFailed, QrSkeleton } from './qr-frame.tsx';
import { QrPayment } from './qr-payment.tsx';
import { WaitingForPayment, type WaitingTone } from './waiting-for-payment.tsx';

const meta = { title: 'Payment/Every outcome', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button by its words; what is best done next stands out. */
type Press = string | { readonly best: string };
const best = (words: string): Press => ({ best: words });
const buttons = (presses: readonly Press[]) =>
  presses.map((press) => {
    const words = typeof press === 'string' ? press : press.best;
    return (
      <Button key={words} kind={typeof press === 'string' ? 'secondary' : 'primary'}>
        {words}
      </Button>
    );
  });
const CANCEL = 'Отменить платёж';
const MAY_CLOSE = 'Эту страницу можно закрыть: результат придёт сам.';

interface Waits {
  readonly title?: string;
  readonly tone?: WaitingTone;
  readonly help?: string;
  readonly presses?: readonly Press[];
}
const waits = (
  text: string,
  { title = 'Ждём оплату', tone = 'waiting', help, presses = [] }: Waits = {},
): NamedStep => [
  title,
  <WaitingForPayment tone={tone} text={text} help={help} actions={presses.length > 0 && buttons(presses)} />,
];
const open = (text: string, ...presses: readonly Press[]) =>
  waits(text, { help: MAY_CLOSE, presses: [...presses, CANCEL] });

export const UnderWay: Story = {
  render: () =>
    boardOf([
      waits('Отправляем платёж…', { title: 'Оплата' }),
      open('Банк проводит платёж'),
      open('Завершите оплату на странице банка', best('Открыть страницу банка')),
      open('Подтвердите оплату в приложении', best('Открыть приложение')),
      open('Ответьте на SMS на телефоне, чтобы разрешить оплату'),
      waits('Узнаём, прошёл ли платёж', {
        title: 'Оплата',
        tone: 'asking',
        help: 'Не платите ещё раз: ответ придёт сам.',
      }),
      waits('Отменяем платёж…', { title: 'Оплата' }),
      waits('Банк ещё не ответил', {
        tone: 'later',
        help: 'Ждать не нужно: результат появится здесь, как только он будет известен.',
        presses: [best('Хорошо'), CANCEL],
      }),
    ]),
};

const LINK = 'https://pay.example.kz/t/7F3K9Q';
const codeOf = (code: React.ReactNode, hasLink = true) => (
  <>
    <QrPayment
      code={code}
      steps={['Откройте приложение банка на телефоне', 'Наведите камеру на код', 'Подтвердите оплату']}
      {...(hasLink && {
        link: {
          href: LINK,
          text: 'Открыть ссылку на этом устройстве',
          lead: 'Вы с телефона?',
          copy: 'Скопировать',
          copied: 'Скопировано',
          copyFailed: 'Не удалось скопировать',
        },
      })}
    />
    <Button wide>{CANCEL}</Button>
  </>
);

export const ByCode: Story = {
  render: () =>
    boardOf([
      ['Ждём оплату', codeOf(<QrCode text={LINK} label="QR-код для оплаты" failed="Код не получилось показать." />)],
      ['Ждём оплату', codeOf(<QrSkeleton />)],
      ['Ждём оплату', codeOf(<QrFailed>Код не получилось показать. Откройте ссылку.</QrFailed>, false)],
    ]),
};

const BANK = URL.createObjectURL(
  new Blob(['<!doctype html><html lang="ru"><title>Банк</title><h1>Оплата 1 990 ₸</h1>'], { type: 'text/html' }),
);

/** The bank's page in a frame; after a while the way to it beside the frame. */
export const InAFrame: Story = {
  render: () =>
    boardOf([
      [
        'Ждём оплату',
        <>
          <BankFrame
            src={BANK}
            origin={location.origin}
            title="Страница оплаты банка"
            doubt="Страница не открывается?"
            open="Открыть страницу банка"
            patienceMs={0}
          />
          <Button wide>{CANCEL}</Button>
        </>,
      ],
      open('Завершите оплату на странице банка'),
    ]),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('link', { name: /Открыть страницу банка/ })).toBeVisible(),
    );
  },
};

const ended = (kind: OutcomeKind, title: string, text: string, ...presses: readonly Press[]): NamedStep => [
  'Оплата',
  <PaymentOutcome kind={kind} title={title} text={text} actions={buttons(presses)} />,
];
const OK = 'Хорошо';
const WATCH = 'Смотреть';
const done = (text: string, ...presses: readonly Press[]) => ended('success', 'Готово', text, ...presses);
const declined = (text: string) => ended('failed', 'Платёж не прошёл', text, best('Попробовать ещё раз'), OK);
const impossible = (text: string) =>
  ended('failed', 'Здесь не оплатить', text, best('Подключить по телефону 8 800 100 00 00'), OK);

export const PaidFor: Story = {
  render: () =>
    boardOf([
      done('Пакет «Семья» подключён', best(WATCH), OK),
      done('Пакет «Старт» подключён', best('Продолжить')),
      done('Новый период пакета «Семья» запланирован: он начнётся, когда закончится текущий.', best(OK)),
      done('Пакет «Семья» запланирован: он сменит «Старт», когда закончится его период.', best(OK)),
      done('Оплата получена. Подписка «Семья» на паузе и продолжится, когда пауза закончится.', best(OK)),
      done('Покупка прошла. Приятного просмотра!', best(WATCH), OK),
      done('Баланс пополнен на 2 000 ₸', best(OK)),
      done('Задолженность оплачена', best(OK)),
      done('Карта привязана', best('Продолжить')),
      done('Карта привязана', best(OK)),
    ]),
};

export const NotPaidFor: Story = {
  render: () =>
    boardOf([
      declined('Лимит карты исчерпан'),
      declined('На карте не хватает денег. Выберите другой способ.'),
      declined('Суперапп не провёл оплату. Лимит карты исчерпан'),
      impossible('Нет покупок!'),
      impossible('Нет способов оплаты!'),
      ended(
        'failed',
        'Не хватает денег',
        'Не хватает 700 ₸. Доплатите, и покупка продолжится.',
        best('Доплатить'),
        'Отмена',
      ),
      ended(
        'failed',
        'Не хватает денег',
        'Деньги пришли на ваш счёт, но покупка не состоялась. Не хватает 700 ₸. Доплатите, и покупка продолжится.',
        best('Доплатить'),
        'Отмена',
      ),
      ended(
        'failed',
        'Не хватает денег',
        'Так оплатить не хватило денег. Выберите другой способ, и покупка продолжится.',
        best('Выбрать способ'),
        'Отмена',
      ),
      ended(
        'uncharged',
        'Платёж не отправлен',
        'Он не дошёл до банка, деньги не списаны.',
        best('Отправить ещё раз'),
        'Отмена',
      ),
    ]),
};

/** What is the viewer's own to decide: money that bought nothing yet, something that is theirs already, another payment that is open. */
export const LeftToTheViewer: Story = {
  render: () =>
    boardOf([
      ended(
        'uncharged',
        'Деньги на счёте',
        'Деньги пришли на ваш счёт, но покупка не состоялась.',
        best('Попробовать ещё раз'),
        OK,
      ),
      ended('uncharged', 'Уже куплено', 'Это уже куплено. Смотрите без доплаты.', best(WATCH), OK),
      ended(
        'uncharged',
        'Другой платёж не закончен',
        'Платёж на 14 990 ₸ уже начат. Закончите его или отмените, чтобы оплатить заново.',
        best('Закончить его'),
        'Отменить его',
        'Закрыть',
      ),
      ended(
        'uncharged',
        'Другой платёж не закончен',
        'За это уже начали платить в другом месте. Отмените тот платёж, чтобы оплатить здесь.',
        best('Отменить его'),
        'Закрыть',
      ),
    ]),
};

/** What nobody will be told any more. A transaction that nobody knows (404) shows nothing: the sheet closes. */
export const NobodyKnows: Story = {
  render: () =>
    boardOf([
      ended(
        'unknown',
        'Результат неизвестен',
        'Сервер не ответил. Если деньги списаны, покупка появится сама. Не платите ещё раз.',
        best(OK),
        'Мои подписки',
      ),
      ended(
        'unknown',
        'Результат неизвестен',
        'Банк так и не сообщил результат. Если деньги списаны, а покупки нет, напишите в поддержку.',
        best(OK),
        'Мои подписки',
        'Позвонить в поддержку 8 800 100 00 00',
      ),
    ]),
};
