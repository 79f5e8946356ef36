/** What kinds of pictures there are: their shape, usual width, and whether the title stands on them. */
export interface ImageKind {
  /** Width divided by height; null for lettering alone, whose shape follows its text. */
  readonly ratio: number | null;
  readonly width: number;
  readonly lettering: 'always' | 'on-request' | 'never';
  /** Scenes are drawn in two shapes; which one this kind is cut from. */
  readonly source: 'wide' | 'tall';
}

export const IMAGE_KINDS = {
  poster: { ratio: 2 / 3, width: 400, lettering: 'always', source: 'tall' },
  cover: { ratio: 16 / 9, width: 480, lettering: 'never', source: 'wide' },
  wide: { ratio: 16 / 9, width: 480, lettering: 'never', source: 'wide' },
  hero: { ratio: 16 / 9, width: 1440, lettering: 'on-request', source: 'wide' },
  banner: { ratio: 3, width: 1080, lettering: 'never', source: 'wide' },
  news: { ratio: 16 / 9, width: 640, lettering: 'never', source: 'wide' },
  square: { ratio: 1, width: 320, lettering: 'never', source: 'tall' },
  portrait: { ratio: 1, width: 320, lettering: 'never', source: 'tall' },
  person: { ratio: 1, width: 320, lettering: 'never', source: 'tall' },
  avatar: { ratio: 1, width: 192, lettering: 'never', source: 'tall' },
  logo: { ratio: 1, width: 192, lettering: 'never', source: 'tall' },
  channel: { ratio: 1, width: 192, lettering: 'never', source: 'tall' },
  icon: { ratio: 1, width: 96, lettering: 'never', source: 'tall' },
  title: { ratio: null, width: 720, lettering: 'always', source: 'wide' },
} as const satisfies Record<string, ImageKind>;

export type ImageKindName = keyof typeof IMAGE_KINDS;

export function isImageKind(name: string): name is ImageKindName {
  return Object.hasOwn(IMAGE_KINDS, name);
}
