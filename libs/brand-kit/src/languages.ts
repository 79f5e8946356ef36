/** The interface languages that a brand may offer. BRAND-024 */
export const INTERFACE_LANGUAGES = ['ru', 'en', 'kk', 'uz', 'bg', 'tg', 'ky', 'ka', 'lv', 'az', 'ro'] as const;

export type Language = (typeof INTERFACE_LANGUAGES)[number];

/** A text of the brand itself, in each language that the brand offers. */
export type Localised = { readonly [language in Language]?: string };
