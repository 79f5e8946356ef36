export * from './devices.ts';
export * from './email.ts';
export * from './info-form.ts';
export * from './languages.ts';
export * from './offered-pages.ts';
export * from './own-login.ts';
export * from './pages.ts';

/** ACC-028 */
export const showsPaymentPages = (
  accounts: readonly { readonly isPaymentAllowed: boolean }[],
  paysystems: readonly unknown[],
): boolean => paysystems.length > 0 && accounts.some(({ isPaymentAllowed }) => isPaymentAllowed);
