import { accountEndpoints } from '@livery/contract/account/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { idOfSegment } from '@livery/widgets/addresses';
import {
  DOCUMENTS,
  networkAddress,
  resourceOf,
  type DocumentName,
  type DocumentSource,
} from '@livery/widgets/documents';
import { withoutMarks } from './body.ts';
import type { CrawlerSite } from './crawler-site.ts';
import { NotThere, type Ask } from './guest-api.ts';
import type { Asked, FoundPage } from './pages.ts';

/** Whether a source names the document. */
const NAMES: Readonly<Record<DocumentSource, (name: DocumentName, ask: Ask, site: CrawlerSite) => Promise<boolean>>> = {
  brand: (name, _, { documents }) => Promise.resolve(documents.includes(name)),
  provider: async (name, ask) =>
    Boolean((await ask(platformEndpoints.getResources, undefined)).resources[resourceOf(name)]),
  network: async (name, ask, { providerShortname: provider }) =>
    Boolean(networkAddress(name, await ask(platformEndpoints.getNetwork, { provider }))),
};

/** Whether the service has the document, wherever its text is. */
export async function hasDocument(name: DocumentName, ask: Ask, site: CrawlerSite): Promise<boolean> {
  for (const source of DOCUMENTS[name].sources) if (await NAMES[source](name, ask, site)) return true;
  return false;
}

/** A document of the service by its name in the address. NAV-025..030 */
export const documentPage =
  (name: DocumentName) =>
  async ({ ask, site, text, path }: Asked): Promise<FoundPage> => {
    if (!(await hasDocument(name, ask, site))) throw new NotThere(name);
    const title = text(DOCUMENTS[name].title);
    return { facts: { kind: 'plain', title, path }, body: { heading: title } };
  };

/** A document of the API by its id. NAV-031 */
export async function documentById({ params, ask, text, path }: Asked): Promise<FoundPage> {
  const id = idOfSegment(params['id'] ?? '');
  if (id === null) throw new NotThere('document');
  const found = await ask(accountEndpoints.getAgreement, { id });
  if (!found.text && !found.url) throw new NotThere('document');
  const title = found.title ?? text('footer_agreement');
  return {
    facts: { kind: 'plain', title, path },
    body: { heading: title, text: found.text && withoutMarks(found.text) },
  };
}
