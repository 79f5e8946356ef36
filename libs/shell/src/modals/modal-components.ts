import type { ModalId } from '@livery/widgets/modals';
import type { ModalComponent } from './modals.ts';

/** The component of each modal, a chunk of its own. */
export const MODAL_COMPONENTS: Readonly<Record<ModalId, () => Promise<{ default: ModalComponent }>>> = {
  message: () => import('./message-modal.tsx'),
  confirm: () => import('./confirm-modal.tsx'),
  channel_refused: () => import('./channel-refused-modal.tsx'),
  not_found_channel: () => import('./not-found-channel-modal.tsx'),
  not_built: () => import('./not-built-modal.tsx'),
  forbidden_country: () => import('./forbidden-country-modal.tsx'),
  auth: () => import('@livery/features-auth/sign-in-dialog'),
  pincode: () => import('@livery/features-parental/pin-dialog'),
  parental_set: () => import('@livery/features-parental/set-pin-dialog'),
  parental: () => import('@livery/features-parental/parental-dialogue'),
  parental_start: () => import('@livery/features-parental/parental-start'),
  diagnostics: () => import('@livery/features-player/diagnostics-dialog'),
  shortcuts: () => import('@livery/features-player/shortcuts-dialog'),
  profiles: () => import('@livery/features-profiles/profiles-dialog'),
  auth_retry: () => import('./auth-retry-modal.tsx'),
};

/** Modals of capabilities that are still to come: whoever follows an address to one is told so. MISC-015, MISC-016 */
export const NOT_BUILT: readonly string[] = [
  ...[
    'promocode',
    'promocode_wizard',
    'push',
    'smarttv',
    'subscription',
    'quick_packets',
    'packets_channels',
    'nofunds',
  ],
  ...[
    'paysystems',
    'refill',
    'card',
    'confirm_period',
    'pay_redirect',
    'pay_qr',
    'pay_qr_kaspi',
    'pay_card',
    'pay_iframe',
  ],
  ...['pay_transaction', 'pay_phone_sms'],
];

/** What a press may open without a link that a pointer comes to first: here before it is wanted, the likeliest first. */
export const LIKELY = {
  guest: ['auth', 'parental_set', 'message'],
  loggedIn: ['pincode', 'confirm', 'parental_set', 'profiles', 'message'],
} as const satisfies Record<string, readonly ModalId[]>;
