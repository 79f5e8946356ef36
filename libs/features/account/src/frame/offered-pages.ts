import { openingOf, type Opening, type SettingsViewer } from '@livery/domain/account';
import type { SettingsPage } from '@livery/widgets/capability';

export interface OfferedPage extends SettingsPage {
  readonly id: string;
}

/** A page that hangs on something still being asked is nearly always there: the list does not grow when the answer comes. */
const LISTED: readonly Opening[] = ['open', 'notYet'];

/** The pages that the list of the settings shows to a viewer; nobody is shown any while it is not known who they are. ACC-015 */
export const offeredPages = (
  pages: Readonly<Record<string, SettingsPage>>,
  viewer: SettingsViewer | null,
): readonly OfferedPage[] =>
  Object.entries(pages)
    .map(([id, page]) => ({ id, ...page }))
    .filter(({ audience }) => viewer && LISTED.includes(openingOf(audience, viewer)))
    .sort((one, other) => one.order - other.order);
