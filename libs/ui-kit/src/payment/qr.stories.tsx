import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { QrCode } from './qr-code.tsx';
import { QrFailed, QrSkeleton } from './qr-frame.tsx';
import { QrPayment } from './qr-payment.tsx';
import { QrPicture } from './qr-picture.tsx';

const meta: Meta = {
  title: 'Payment/Qr',
  component: QrCode,
  subcomponents: { QrPayment, QrPicture, QrSkeleton, QrFailed },
};
export default meta;
type Story = StoryObj;

const ADDRESS = 'https://pay.example.kz/t/7F3K9Q?amount=1990';
const words = { label: 'QR-код для оплаты', failed: 'Код не получился. Откройте ссылку.' };
const steps = ['Откройте приложение банка', 'Наведите камеру на код', 'Подтвердите оплату'];
const link = {
  href: ADDRESS,
  text: 'pay.example.kz/t/7F3K9Q',
  lead: 'Или откройте ссылку на этом устройстве',
  copy: 'Скопировать',
  copied: 'Ссылка скопирована',
  copyFailed: 'Скопируйте ссылку вручную',
};
/** Another site's picture of a code, on white as they come. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8H0z"/><path d="M1 1h3v3H1zM5 5h2v2H5z"/></svg>')}`;

export const Code: Story = {
  render: () => <QrCode text={ADDRESS} {...words} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible());
  },
};
export const WithSteps: Story = {
  render: () => <QrPayment code={<QrCode text={ADDRESS} {...words} />} steps={steps} link={link} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').map((line) => line.textContent)).toEqual(steps);
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
export const WithoutLink: Story = {
  render: () => <QrPayment code={<QrCode text={ADDRESS} {...words} />} steps={steps} />,
};
export const Coming: Story = { render: () => <QrPayment code={<QrSkeleton />} steps={steps} link={link} /> };
export const Picture: Story = {
  render: () => <QrPayment code={<QrPicture src={PICTURE} {...words} />} steps={steps} link={link} />,
};
export const BrokenPicture: Story = {
  render: () => <QrPayment code={<QrPicture src="data:image/png,broken" {...words} />} steps={steps} link={link} />,
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText(words.failed)).toBeVisible());
  },
};
export const TooLongForACode: Story = { render: () => <QrCode text={'7'.repeat(9000)} {...words} /> };

export const LongText: Story = {
  render: () => (
    <div style={{ width: 288 }}>
      <QrPayment
        code={<QrCode text={ADDRESS.repeat(8)} {...words} />}
        steps={['Банк қосымшасын ашып, төлемдер бөліміне өтіңіз', 'Камераны кодқа туралап, танылғанша күтіңіз']}
        link={{ ...link, text: 'pay.example.kz/transactions/7F3K9Q7F3K9Q7F3K9Q', copy: 'Сілтемені көшіру' }}
      />
    </div>
  ),
};
