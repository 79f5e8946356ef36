import type { Rules } from '@livery/brand-kit/rules';
import type { PlainKey } from '@livery/i18n';

/** The values of the query `device`, in the order of the picker. NAV-130 */
export const DEVICES = [
  'android_tv',
  'android_tv_apk',
  'android_tv_apk_uz',
  'apple_tv',
  'lg_tv',
  'samsung_tv',
  'sberbox',
  'haier',
  'xiaomi',
  'sony',
  'yandex',
  'other',
] as const;
export type InstructedDevice = (typeof DEVICES)[number];

type Words = Readonly<Record<string, string>>;

/** A text, and the words in it that are the device's own: `name` and `address` are the service's. */
export interface InstructionStep {
  readonly text: PlainKey;
  readonly words?: Words;
}

const SIGN_IN: InstructionStep = { text: 'instructions_step_sign_in' };

/** By way of the store that a device has; most are opened from its home screen. */
export const storeSteps = (store: string): readonly InstructionStep[] => [
  { text: 'instructions_step_home_button' },
  { text: 'instructions_step_open_store', words: { store } },
  { text: 'instructions_step_find' },
  { text: 'instructions_step_install' },
  SIGN_IN,
];

/** By a file that the viewer loads; `choice` is what there is to choose among the files. */
const fromFile = (choice: readonly InstructionStep[] = []): readonly InstructionStep[] => [
  { text: 'instructions_step_allow_files' },
  { text: 'instructions_step_browser' },
  ...choice,
  { text: 'instructions_step_open_file' },
  SIGN_IN,
];

interface DeviceFacts {
  readonly label: PlainKey;
  /** Something that is put beside a television set, or the set itself. */
  readonly kind: 'tv' | 'box';
  readonly steps: readonly InstructionStep[];
}

/** What each device is and what is to be done on it. NAV-132 */
const FACTS: Readonly<Record<InstructedDevice, DeviceFacts>> = {
  android_tv: { label: 'instructions_device_android_tv', kind: 'tv', steps: storeSteps('Google Play') },
  android_tv_apk: { label: 'instructions_device_android_tv_apk', kind: 'tv', steps: fromFile() },
  android_tv_apk_uz: {
    label: 'instructions_device_android_tv_apk_uz',
    kind: 'tv',
    steps: fromFile([{ text: 'instructions_step_uzbek_file' }]),
  },
  apple_tv: { label: 'instructions_device_apple_tv', kind: 'box', steps: storeSteps('App Store') },
  lg_tv: { label: 'instructions_device_lg_tv', kind: 'tv', steps: storeSteps('LG Content Store') },
  samsung_tv: { label: 'instructions_device_samsung_tv', kind: 'tv', steps: storeSteps('Apps') },
  sberbox: { label: 'instructions_device_sberbox', kind: 'box', steps: storeSteps('SmartMarket') },
  haier: { label: 'instructions_device_haier', kind: 'tv', steps: storeSteps('Google Play') },
  xiaomi: { label: 'instructions_device_xiaomi', kind: 'tv', steps: storeSteps('Google Play') },
  sony: { label: 'instructions_device_sony', kind: 'tv', steps: storeSteps('Google Play') },
  yandex: { label: 'instructions_device_yandex', kind: 'tv', steps: storeSteps('RuStore') },
  other: {
    label: 'instructions_device_another',
    kind: 'box',
    steps: [{ text: 'instructions_step_browser' }, { text: 'instructions_step_cast' }],
  },
};

/** What is to be done on each of the boxes with a page of their own: they open the service by its address. MISC-025 */
export const MANUAL_STEPS: readonly InstructionStep[] = [
  { text: 'instructions_step_portal' },
  { text: 'instructions_step_restart' },
];

export const deviceFacts = (device: InstructedDevice): DeviceFacts => FACTS[device];

/**
 * The devices that a brand's picker offers. The file for Uzbekistan stands in place of the common one, in brands that list it. BRAND-022,
 * PROV-013
 */
export function offeredDevices({ extraDevices }: Rules['notices']): readonly InstructedDevice[] {
  const hidden: InstructedDevice = extraDevices.includes('android_tv_apk_uz') ? 'android_tv_apk' : 'android_tv_apk_uz';
  return DEVICES.filter((device) => device !== hidden);
}

/** The device that a query names, if it is one of those offered. NAV-046, NAV-131 */
export const chosenDevice = (query: string | null, offered: readonly InstructedDevice[]): InstructedDevice | null =>
  offered.find((device) => device === query) ?? null;
