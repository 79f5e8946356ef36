/** Modals of capabilities that are still to come: whoever follows an address to one is told so. MISC-015, MISC-016 */
export const NOT_BUILT: readonly string[] = ['push'];

/** Whether a hash names such a modal; any other is a place on the page. NAV-071 */
export const isNotBuilt = (hash: string): boolean => NOT_BUILT.includes(hash.slice(1));
