import type { NetworkInfo } from '@livery/contract/platform/entities';

/**
 * Where the text of a document may come from. `network`: an address of the network info. `provider`: an address of the platform's
 * resources. `brand`: a file of the site itself, `brands/<id>/documents/<language>/<document>.html`.
 */
export type DocumentSource = 'network' | 'provider' | 'brand';

interface DocumentFacts {
  /** The key of a text. */
  readonly title: string;
  /** In the order in which they are asked. */
  readonly sources: readonly DocumentSource[];
}

/** The documents of a service, by the name in their address. NAV-025..030, NAV-116, NAV-118 */
export const DOCUMENTS = {
  agreement: { title: 'footer_agreement', sources: ['network'] },
  privacy: { title: 'footer_privacy', sources: ['network'] },
  faq: { title: 'nav_faq', sources: ['provider', 'brand'] },
  terms: { title: 'footer_terms', sources: ['brand', 'provider'] },
  gift: { title: 'document_gift', sources: ['brand', 'provider'] },
  'eticheskie-principy': { title: 'footer_ethics', sources: ['brand', 'provider'] },
} as const satisfies Record<string, DocumentFacts>;
export type DocumentName = keyof typeof DOCUMENTS;

export const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(DOCUMENTS, name);

/** The text of a document as somebody wrote it: not to be shown before it was cleaned. `address` is what its links are relative to. */
export interface DocumentText {
  readonly html: string;
  readonly address: string;
}

/** What a look for a document ends with. `failed` names the address that did not answer, where there is one to open elsewhere. */
export type Found =
  | ({ readonly kind: 'text' } & DocumentText)
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly address?: string | undefined };

export interface DocumentPorts {
  /** The addresses to ask at a source, the best first; none when it has no such document. Rejects when it does not answer. */
  readonly addressesAt: (source: DocumentSource, name: DocumentName) => Promise<readonly string[]>;
  readonly read: (address: string) => Promise<Found>;
}

/** Asks the sources in order until one has the text. What failed on the way is forgiven only when another source has it. */
export async function findDocument(name: DocumentName, { addressesAt, read }: DocumentPorts): Promise<Found> {
  let outcome: Found = { kind: 'none' };
  for (const source of DOCUMENTS[name].sources) {
    const addresses = await addressesAt(source, name).catch(() => null);
    if (!addresses) outcome = { kind: 'failed' };
    for (const address of addresses ?? []) {
      const found = await read(address);
      if (found.kind === 'text') return found;
      if (found.kind === 'failed') outcome = found;
    }
  }
  return outcome;
}

/** The address of a document in the network info. */
export const networkAddress = (
  name: DocumentName,
  { agreementUrl, privacyUrl }: Pick<NetworkInfo, 'agreementUrl' | 'privacyUrl'>,
): string | undefined => (name === 'privacy' ? privacyUrl : agreementUrl);

/** The name of a document's address among the platform's resources: `eticheskie-principy` is `eticheskie_principy_url`. */
export const resourceOf = (name: DocumentName): string => `${name.replaceAll('-', '_')}_url`;

/** The files of a brand's own document: in the viewer's language, else in the brand's. */
export const brandAddresses = (name: DocumentName, languages: readonly string[]): readonly string[] =>
  [...new Set(languages)].map((language) => `/documents/${language}/${name}.html`);
