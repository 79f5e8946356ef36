/** Boxes with instructions of their own, by the name in their address: what they call themselves, in every language. MISC-025 */
export const MANUALS = { dune: 'Dune HD', tvip: 'TVIP', eltex: 'Eltex', mag: 'MAG' } as const;
export type Manual = keyof typeof MANUALS;

export const isManual = (name: string): name is Manual => Object.hasOwn(MANUALS, name);
