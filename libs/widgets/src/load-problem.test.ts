import { createI18n } from '@livery/i18n';
import russian from '@livery/i18n/locales/ru/translation.json';
import { expect, it } from 'vitest';
import { failureText } from './load-problem.tsx';

const i18n = await createI18n({ language: 'ru', load: () => Promise.resolve(russian) });
const { t } = i18n.snapshot();

it('API-087 a status without a word of the server is said in the viewer’s language', () => {
  expect(failureText(t, { kind: 'http', status: 500, message: 'error 500' })).toBe(
    'Сервер ответил непонятно. Мы уже знаем об этом. Ошибка 500',
  );
});

it('API-085 API-086 what the server says is said as it is', () => {
  expect(failureText(t, { kind: 'http', status: 403, message: 'Войдите ещё раз' })).toBe('Войдите ещё раз');
});
