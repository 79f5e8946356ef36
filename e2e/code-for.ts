import { expect, type Page } from '@playwright/test';
import { API_ORIGIN } from './origins.ts';

/** The code that went to a phone, as the operator reads it. */
export async function codeFor(page: Page, address: string): Promise<string> {
  const desk = await (await page.request.get(`${API_ORIGIN}/desk`)).text();
  const [, code = ''] = new RegExp(`${address.replace('+', '\\+')}<td>[^<]*?(\\d{4})<`).exec(desk) ?? [];
  expect(code, 'a code is on the desk').toMatch(/^\d{4}$/);
  return code;
}
