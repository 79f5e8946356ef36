import type { Brand } from '@livery/brand-kit';
import type { Landing } from '@livery/contract/platform/entities';
import { readUrl, type Infer } from '@livery/contract/schema';

/** What a provider's data say of its support. */
type Landed = Partial<Pick<Infer<typeof Landing>, 'supportUrl' | 'supportPhone' | 'supportEmail'>>;
type Contacts = { readonly [Kind in keyof Brand['support']]?: Brand['support'][Kind] | undefined };

export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A support page lies on a site of its own: a path alone names none, and then there is no page. */
const pageOf = (address: string | undefined) => (address && readUrl(address) ? address : undefined);

/** The provider's support, and what it leaves out from the brand. BRAND-001 */
export const supportContacts = (landing: Landed | undefined, brand: Contacts) => ({
  phone: landing?.supportPhone || brand.phone,
  email: landing?.supportEmail || brand.email,
  url: pageOf(landing?.supportUrl) ?? pageOf(brand.url),
});

/**
 * Where one press asks for help: at the provider, and only when it says nothing at the brand; null when neither does. A page comes before a
 * telephone, a telephone before an e-mail. NAV-133
 */
export const supportAddress = (landing: Landed | undefined, brand: Contacts): string | null =>
  addressOf(supportContacts(landing, {})) ?? addressOf(brand);

function addressOf({ url, phone, email }: Contacts): string | null {
  if (url) return url;
  if (phone) return telephone(phone);
  return email ? `mailto:${email}` : null;
}
