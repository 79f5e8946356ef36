import type { Paysystem } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import type { Language } from '../world/localised.ts';
import { PAYSYSTEM_TEXTS, type ShownPayform } from './paysystem-texts.ts';

const IDS: Readonly<Record<ShownPayform, number>> = {
  linkedcard: 1,
  short_url: 2,
  qrcode: 3,
  qrcode_png: 4,
  phone: 5,
  provider_account: 6,
  ext_app: 7,
  info: 8,
};

const COMMON: readonly ShownPayform[] = ['linkedcard', 'short_url', 'qrcode', 'qrcode_png', 'phone', 'info'];

/** What each provider takes, by its short name; the others take what is common. */
const OF_PROVIDER: Readonly<Record<string, readonly ShownPayform[]>> = {
  web: COMMON,
  almatv: ['provider_account', 'qrcode', 'qrcode_png', 'info'],
  mbank: ['ext_app', 'linkedcard', 'info'],
  birgetv: ['linkedcard', 'short_url', 'phone', 'info'],
  vlife: ['linkedcard', 'short_url', 'qrcode', 'phone', 'info'],
  'freedom-superapp': ['ext_app', 'linkedcard', 'info'],
};

/** The provider knows its subscriber by the line: no PIN is asked for. */
const SKIPS_PARENTAL_CONTROL: ReadonlySet<ShownPayform> = new Set(['provider_account']);

export const payformsOf = (provider: string): readonly ShownPayform[] => OF_PROVIDER[provider] ?? COMMON;

export const findPayform = (provider: string, paysystemId: number): ShownPayform | undefined =>
  payformsOf(provider).find((payform) => IDS[payform] === paysystemId);

/** What a provider's sites offer to pay with, in the viewer's language (DATA-057). */
export const wirePaysystems = (provider: string, language: Language): Wire<typeof Paysystem>[] =>
  payformsOf(provider).map((payform) => {
    const { name, description, button, howToUse, howToUsePacket } = PAYSYSTEM_TEXTS[payform];
    return {
      id: IDS[payform],
      payform_shortname: payform,
      name: name[language],
      title: name[language],
      description: description[language],
      button_text: button[language],
      how_to_use: howToUse[language],
      how_to_use_packet: howToUsePacket[language],
      skip_parental_control: SKIPS_PARENTAL_CONTROL.has(payform),
      // Opaque to sites: the app that frames them understands it.
      ...(payform === 'ext_app' && { data: { merchant: 'livery', service: provider } }),
    };
  });
