import { expect, it, vi } from 'vitest';
import {
  brandAddresses,
  findDocument,
  resourceOf,
  type DocumentPorts,
  type Found,
  type DocumentSource,
} from './documents.ts';

const text = (address: string): Found => ({ kind: 'text', html: `<p>${address}</p>`, address });

/** A world in which each source names one address after itself, and `answers` says what stands there. */
function world(answers: Partial<Record<DocumentSource, Found | 'noAddress' | 'down'>>): DocumentPorts {
  return {
    async addressesAt(source) {
      if (answers[source] === 'down') throw new Error('down');
      return answers[source] === 'noAddress' || !answers[source] ? [] : [source];
    },
    read: vi.fn(async (address) => answers[address as DocumentSource] as Found),
  };
}

it.each([
  ['NAV-116 NAV-117 the agreement', 'agreement', 'network'],
  ['NAV-118 the privacy policy', 'privacy', 'network'],
  ['NAV-025 the questions', 'faq', 'provider'],
  ['NAV-028 the terms', 'terms', 'brand'],
  ['NAV-029 the gift page', 'gift', 'brand'],
  ['NAV-030 the ethical principles', 'eticheskie-principy', 'brand'],
] as const)('%s takes its text from its own place first', async (_, name, source) => {
  const everywhere = world({ network: text('network'), provider: text('provider'), brand: text('brand') });
  expect(await findDocument(name, everywhere)).toEqual(text(source));
  expect(everywhere.read).toHaveBeenCalledTimes(1);
});

it.each([
  ['has none', 'noAddress'],
  ['names an address with nothing behind it', { kind: 'none' }],
  ['fails', { kind: 'failed' }],
  ['is down', 'down'],
] as const)('NAV-025 the brand’s own questions stand in when the provider %s', async (_, provider) => {
  expect(await findDocument('faq', world({ provider, brand: text('brand') }))).toEqual(text('brand'));
});

it('NAV-029 a document that nobody has is none', async () => {
  expect(await findDocument('gift', world({}))).toEqual({ kind: 'none' });
});

it('NAV-117 a text that did not come is a failure with the address that it was asked at, never a missing page', async () => {
  const failed: Found = { kind: 'failed', address: 'network' };
  expect(await findDocument('agreement', world({ network: failed }))).toEqual(failed);
  expect(await findDocument('agreement', world({ network: 'down' }))).toEqual({ kind: 'failed' });
  expect(await findDocument('faq', world({ provider: 'down', brand: { kind: 'none' } }))).toEqual({ kind: 'failed' });
});

it('NAV-116 where the network names no agreement there is none', async () => {
  expect(await findDocument('agreement', world({ network: 'noAddress' }))).toEqual({ kind: 'none' });
});

it('a brand’s document is asked in the viewer’s language, then in the brand’s', () => {
  expect(brandAddresses('gift', ['kk', 'ru'])).toEqual(['/documents/kk/gift.html', '/documents/ru/gift.html']);
  expect(brandAddresses('gift', ['ru', 'ru'])).toEqual(['/documents/ru/gift.html']);
  expect(resourceOf('eticheskie-principy')).toBe('eticheskie_principy_url');
});
