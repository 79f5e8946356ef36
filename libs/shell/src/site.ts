import type { Brand } from '@livery/brand-kit';
import type { AsPartner } from '@livery/brand-kit/partners';
import type { Capability } from '@livery/widgets/capability';
import type { SitePlaces } from '@livery/widgets/site-map';

/** A brand's site, as the build puts it together from `brands/<id>` and the capabilities that the brand takes: the module `livery:site`. */
export interface Site {
  readonly brand: Brand;
  readonly places: SitePlaces;
  /** The capability of the home page, where most visits begin: it comes with the first script. */
  readonly first: Capability;
  /** All capabilities: asked for at the viewer's first move, or by an address that is not home's. */
  readonly capabilities: () => Promise<{ default: readonly Capability[] }>;
  /** The brand's rules for viewers of its partners. BOOT-019 */
  readonly partners?: () => Promise<{ default: AsPartner }>;
}
