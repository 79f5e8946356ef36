/** A document that a first visit may have to agree to: the contract's `WelcomeDocument`. */
export interface DocumentToAccept {
  readonly id: number;
  readonly checkbox?: { readonly defaultValue: boolean; readonly isRequired: boolean } | undefined;
}

/** The boxes that are ticked before the viewer has touched any. NAV-125 */
export const tickedAtFirst = (documents: readonly DocumentToAccept[]): ReadonlySet<number> =>
  new Set(documents.filter(({ checkbox }) => checkbox?.defaultValue).map(({ id }) => id));

/** Whether a viewer may go on: what is required is ticked. A document without a box is only to be read. NAV-127 */
export const mayGoOn = (documents: readonly DocumentToAccept[], ticked: ReadonlySet<number>): boolean =>
  documents.every(({ id, checkbox }) => !checkbox?.isRequired || ticked.has(id));

/** What to remember until the sign-in sends it: documents with a ticked box, in their order. NAV-127, SES-015 */
export const acceptedIds = (documents: readonly DocumentToAccept[], ticked: ReadonlySet<number>): readonly number[] =>
  documents.filter(({ id, checkbox }) => checkbox && ticked.has(id)).map(({ id }) => id);
