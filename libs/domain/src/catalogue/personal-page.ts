/** What a viewer has marked and begun, and what they look for: pages of the viewer, which search engines have no use for. CONT-077, FIND-002 */
const PERSONAL: ReadonlySet<string> = new Set(['my', 'search']);

/** Slugs of pages stand with slashes or without. ROWS-082 */
export const isPersonalPage = ({ slug }: { readonly slug?: string | undefined }): boolean =>
  slug !== undefined && PERSONAL.has(slug.replaceAll('/', ''));
