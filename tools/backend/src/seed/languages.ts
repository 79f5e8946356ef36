import type { SeedLanguage } from '../world/world.ts';

/** The languages that the product knows; `interface` marks those with a complete translation. */
export const INTERFACE_LANGUAGES: readonly SeedLanguage[] = [
  { key: 'ru', name: 'Русский', interface: true, priority: 11 },
  { key: 'kk', name: 'Қазақша', interface: true, priority: 10 },
  { key: 'uz', name: 'Oʻzbekcha', interface: true, priority: 9 },
  { key: 'en', name: 'English', interface: true, priority: 8 },
  { key: 'ky', name: 'Кыргызча', interface: false, priority: 7 },
  { key: 'tg', name: 'Тоҷикӣ', interface: false, priority: 6 },
  { key: 'az', name: 'Azərbaycanca', interface: false, priority: 5 },
  { key: 'ka', name: 'ქართული', interface: false, priority: 4 },
  { key: 'bg', name: 'Български', interface: false, priority: 3 },
  { key: 'ro', name: 'Română', interface: false, priority: 2 },
  { key: 'lv', name: 'Latviešu', interface: false, priority: 1 },
];

/** Languages of sound, the higher priority first; those with the flag are interface languages too. */
export const AUDIO_LANGUAGES: readonly SeedLanguage[] = [
  { key: 'kk', name: 'Қазақша', interface: true, priority: 4 },
  { key: 'ru', name: 'Русский', interface: true, priority: 3 },
  { key: 'uz', name: 'Oʻzbekcha', interface: true, priority: 2 },
  { key: 'en', name: 'English', interface: true, priority: 1 },
];
