const TITLES = { movies: 'person_movies', series: 'person_series' } as const;

/** The catalogue that a part is of: a row within films or within series. ROWS-007 */
export interface CatalogueOfPart {
  readonly slug: string;
  readonly title: string;
}

/** The catalogue of an address; undefined for a word that names none. ROWS-007, ROWS-082 */
export function catalogueOfPart(
  slug: string,
  say: (key: (typeof TITLES)[keyof typeof TITLES]) => string,
): CatalogueOfPart | undefined {
  const key = Object.hasOwn(TITLES, slug) ? TITLES[slug as keyof typeof TITLES] : undefined;
  return key && { slug, title: say(key) };
}

/** A page is called by the whole before the part: dramas among films are not those among series. */
export const partTitle = (catalogue: CatalogueOfPart | undefined, title: string | undefined): string | undefined =>
  catalogue && title ? `${catalogue.title} · ${title}` : title;
