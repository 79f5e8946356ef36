import { failingCall, type Fault, withoutPatience } from '@livery/api-client/testing/faults';
import { STORED } from '@livery/domain/stored-keys';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import SignInPages from './sign-in-pages.tsx';
import { openSignInScreen } from './testing/open-sign-in.tsx';

const document = (id: number, title: string, checkbox?: { default_value: boolean; is_required: boolean }) => ({
  id,
  title,
  url: `https://operator.example/${id}`,
  ...(checkbox && { checkbox }),
});
const DOCS = [
  document(1, 'Соглашение', { default_value: false, is_required: true }),
  document(2, 'Рассылка', { default_value: true, is_required: false }),
  document(3, 'О сервисе'),
];
const open = (answer: unknown = { docs: DOCS }) =>
  openSignInScreen(<SignInPages />, { '/v2/pages/welcome': answer }, { at: '/welcome' });
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
const button = (name: string) => page.getByRole('button', { name });

it('NAV-050 NAV-124 NAV-125 the documents stand with their boxes as they begin, and open beside', async () => {
  await open();
  await expect.element(box('Соглашение')).not.toBeChecked();
  await expect.element(box('Рассылка')).toBeChecked();
  expect(page.getByRole('checkbox').elements()).toHaveLength(2);
  const link = page.getByRole('link', { name: /О сервисе/ });
  await expect.element(link).toHaveAttribute('href', 'https://operator.example/3');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

it.each([
  ['NAV-126 NAV-127 login leads to the ways in', 'Войти', '/auth_methods'],
  ['NAV-127 skip leads home', 'Смотреть без входа', '/'],
])('%s, once what is required is ticked, and the ticked documents are remembered', async (_, name, path) => {
  const { services } = await open();
  await expect.element(button(name)).toBeDisabled();
  await box('Соглашение').click({ force: true });
  await box('Рассылка').click({ force: true });
  await button(name).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent(path);
  expect(services.storage.get(STORED.acceptedDocuments)).toBe('[1]');
});

it('NAV-124 documents that do not come, whatever the fault, can be asked for again', async () => {
  const { faults } = failingCall('getWelcomePage');
  let fault: Fault | undefined = faults[0];
  await open(() => fault?.answer() ?? { docs: DOCS });
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect.element(again).toBeVisible();
  withoutPatience();
  for (fault of faults) {
    await again.click();
    await expect.element(page.getByText(fault.says), { message: fault.name }).toBeVisible();
  }
  fault = undefined;
  await again.click();
  await expect.element(box('Соглашение')).toBeVisible();
});
