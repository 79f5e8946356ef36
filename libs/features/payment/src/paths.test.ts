import { PAYMENT_PATHS } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import type { Capability } from '@livery/widgets/capability';
import { expect, it } from 'vitest';
import payment from './capability.ts';

const modules = import.meta.glob<{ default: Capability }>('./paths/*.capability.ts', { eager: true });
const paths = Object.values(modules).map((path) => path.default);
const taken = (paymentPaths: typeof validBrand.paymentPaths) =>
  paths
    .filter(({ offeredIf }) => offeredIf?.({ ...validBrand, paymentPaths }))
    .flatMap(({ paymentPaths: views = {} }) => Object.keys(views));

it.each(PAYMENT_PATHS)('PAY-078 a brand that takes only %s has that path and no other', (path) => {
  expect(taken([path])).toEqual(path === 'balance' ? [] : [path]);
});

it('PAY-078 a brand that takes no money has no sheet, and every path has a chunk of its own', () => {
  expect(payment.offeredIf?.({ ...validBrand, paymentPaths: [] })).toBe(false);
  expect(taken(PAYMENT_PATHS).toSorted()).toEqual(PAYMENT_PATHS.filter((path) => path !== 'balance').toSorted());
});
