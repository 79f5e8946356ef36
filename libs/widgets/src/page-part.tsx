import type { Row, Rowset } from '@livery/contract/catalogue/entities';
import { lazyPart, type LazyPart } from '@livery/value/react';
import { Suspense, type FunctionComponent, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { tableOf } from './capabilities.ts';
import { useService, type MakeService } from './services.tsx';

/** Places that screens leave for other capabilities, with what they say of themselves. A screen adds its places by declaring this interface again. */
export interface PageParts {
  /** What a channel or a film costs that the viewer has not bought, and the way to it. PACK-035…PACK-039 */
  purchaseBlock: { readonly item: SoldItem; readonly title: string };
  /** A row of the catalogue on a page of something else, by its slug. PACK-030 */
  linkedRow: { readonly slug: string };
  /** A page of the catalogue that is filtered: what is in it, and by what. ROWS-067 */
  filterPage: { readonly page: Rowset };
  /** The way from a catalogue to its page of filters. */
  filterEntry: { readonly catalogSlug: string };
  /** A row that a text was asked of, with its link to all that was found. FIND-011 */
  foundRow: { readonly row: Row; readonly text: string };
  /** Within a list of what a text was asked of, elsewhere than on the page of results: hears what is chosen of it. SRCH-014 */
  foundChoices: { readonly rows: readonly Row[]; readonly text: string };
  /** Over the picture and its controls, wherever the player is. Whoever covers the picture says so: `isCovered` of the player's bus. */
  overPicture: Readonly<Record<never, never>>;
  /** The way to another screen, beside the whole-screen button of every player. CTRL-012 */
  otherScreens: object;
  /** At the end of the settings where the site draws no footer, on a television or inside of another application: what others reach from the header and the footer. */
  moreOfSite: object;
  /** In place of the picture, while another device shows it. */
  shownElsewhere: { readonly device: string };
}

/** What is sold in packets. */
export interface SoldItem {
  readonly kind: 'channel' | 'content';
  readonly id: number;
}

type AnyPart = LazyPart<object>;
type LoadPart = () => Promise<{ default: AnyPart }>;
const Nothing = () => null;

/** The parts of this site, each loaded when it is first drawn. */
const makeParts: MakeService<(name: keyof PageParts) => AnyPart> = ({ capabilities }) => {
  const made = new Map<keyof PageParts, AnyPart>();
  const load = async (name: keyof PageParts): Promise<{ default: FunctionComponent }> => {
    const parts = tableOf(await capabilities(), 'parts') as Readonly<Record<string, LoadPart>>;
    return (await parts[name]?.()) ?? { default: Nothing };
  };
  return (name) => {
    const part = made.get(name) ?? lazyPart(() => load(name));
    made.set(name, part);
    return part;
  };
};

/** What another capability has for this place; nothing where the site has no such capability, and where its part breaks. */
export function PagePart<Name extends keyof PageParts>({
  name,
  fallback = null,
  ...props
}: { readonly name: Name; readonly fallback?: ReactNode } & PageParts[Name]) {
  const Part = useService(makeParts)(name);
  return (
    <Boundary>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}
