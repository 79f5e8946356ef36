import type { SeedLanguage } from './world.ts';

/** The languages that the product knows; `interface` marks those with a complete translation. */
export const INTERFACE_LANGUAGES: readonly SeedLanguage[] = [
  { key: 'ru', name: 'Русский', interface: true, priority: 1 },
  { key: 'kk', name: 'Қазақша', interface: true, priority: 2 },
  { key: 'uz', name: 'Oʻzbekcha', interface: true, priority: 3 },
  { key: 'en', name: 'English', interface: true, priority: 4 },
  { key: 'ky', name: 'Кыргызча', interface: false, priority: 5 },
  { key: 'tg', name: 'Тоҷикӣ', interface: false, priority: 6 },
  { key: 'az', name: 'Azərbaycanca', interface: false, priority: 7 },
  { key: 'ka', name: 'ქართული', interface: false, priority: 8 },
  { key: 'bg', name: 'Български', interface: false, priority: 9 },
  { key: 'ro', name: 'Română', interface: false, priority: 10 },
  { key: 'lv', name: 'Latviešu', interface: false, priority: 11 },
];

/** Audio tracks, in the order that the player prefers them. */
export const AUDIO_LANGUAGES: readonly SeedLanguage[] = [
  { key: 'kk', name: 'Қазақша', interface: false, priority: 1 },
  { key: 'ru', name: 'Русский', interface: false, priority: 2 },
  { key: 'uz', name: 'Oʻzbekcha', interface: false, priority: 3 },
  { key: 'en', name: 'English', interface: false, priority: 4 },
];
