import { platformApi } from '@livery/api-client/platform';
import { useLanguage } from '@livery/i18n/react';
import { useBrand } from '@livery/widgets/services';
import { useEffect, useState } from 'react';
import {
  brandAddresses,
  findDocument,
  networkAddress,
  resourceOf,
  type DocumentName,
  type Found,
  type DocumentSource,
} from '@livery/widgets/documents';
import { readText } from './read-text.ts';

/** A document on its way, or what the look for it ended with. */
export type Looked = Found | { readonly kind: 'loading' };

const LOADING: Looked = { kind: 'loading' };
const oneOrNone = (address: string | undefined): readonly string[] => (address ? [address] : []);

/** The text of a document from wherever it is, anew in another language, and again when asked to. */
export function useDocument(name: DocumentName): { looked: Looked; retry: () => void } {
  const { providerShortname: provider, defaultLanguage, documents } = useBrand();
  const { language } = useLanguage();
  const [askNetwork] = platformApi.useLazyGetNetworkQuery();
  const [askResources] = platformApi.useLazyGetResourcesQuery();
  const [attempt, setAttempt] = useState(0);
  const [looked, setLooked] = useState(LOADING);

  useEffect(() => {
    const life = new AbortController();
    const addressesAt = async (source: DocumentSource) => {
      if (source === 'brand') return documents.includes(name) ? brandAddresses(name, [language, defaultLanguage]) : [];
      if (source === 'provider') return oneOrNone((await askResources().unwrap()).resources[resourceOf(name)]);
      const network = await askNetwork({ provider }).unwrap();
      return oneOrNone(networkAddress(name, network));
    };
    setLooked(LOADING);
    void findDocument(name, { addressesAt, read: (address) => readText(address, life.signal) }).then((found) => {
      if (!life.signal.aborted) setLooked(found);
    });
    return () => life.abort();
  }, [name, language, defaultLanguage, documents, provider, attempt, askNetwork, askResources]);

  return { looked, retry: () => setAttempt((done) => done + 1) };
}
