import { expect, it } from 'vitest';
import { mayCloseModal, modalOfHash } from './modal-rules.ts';

const known = {
  auth: { authOnly: true },
  confirm: { needsData: true },
  pay_iframe: { exemptFromHash: true, hideClose: true },
};

it('NAV-059 a known id in the hash opens its modal', () => {
  expect(modalOfHash('#auth', known)).toEqual({ id: 'auth' });
});

it('NAV-060 a modal that needs data is not opened from an address, and the hash is cleared', () => {
  expect(modalOfHash('#confirm', known)).toEqual({ clear: true });
});

it.each(['', '#tariffs', '#bundles', '#toString', '#%E0%A4%A'])(
  'NAV-071 the hash "%s" opens nothing and stays',
  (hash) => {
    expect(modalOfHash(hash, known)).toEqual({ clear: false });
  },
);

it('NAV-076 a modal with hideClose cannot be closed by the viewer', () => {
  expect(mayCloseModal(known.pay_iframe, { signInRequired: false, pathname: '/' })).toBe(false);
});

it('NAV-079 a required sign-in cannot be closed, except on pages to read', () => {
  const close = (pathname: string) => mayCloseModal(known.auth, { signInRequired: true, pathname });
  expect(['/', '/channels', '/promotion', '/lk'].map(close)).toEqual([false, false, false, false]);
  expect(['/agreement', '/documents/4', '/packets/7', '/news', '/promo/x', '/faq', '/provider/8'].map(close)).toEqual(
    Array(7).fill(true),
  );
  expect(mayCloseModal(known.auth, { signInRequired: false, pathname: '/' })).toBe(true);
});
