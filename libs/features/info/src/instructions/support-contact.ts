import type { Landing } from '@livery/contract/platform/entities';
import type { Brand } from '@livery/brand-kit';
import type { Infer } from '@livery/contract/schema';

type Contacts = Partial<Pick<Infer<typeof Landing>, 'supportUrl' | 'supportPhone' | 'supportEmail'>>;

const addressOf = ({ supportUrl, supportPhone, supportEmail }: Contacts): string | null => {
  if (supportUrl) return supportUrl;
  if (supportPhone) return `tel:${supportPhone.replace(/[^+\d]/g, '')}`;
  return supportEmail ? `mailto:${supportEmail}` : null;
};

/**
 * Where a viewer asks for help: what the provider's data say, and only when they say nothing what the brand says; null when neither does. A
 * page comes before a telephone, a telephone before an e-mail. BRAND-001, NAV-133
 */
export const supportAddress = (provider: Contacts | undefined, brand: Brand['support']): string | null =>
  addressOf(provider ?? {}) ??
  addressOf({ supportUrl: brand.url, supportPhone: brand.phone, supportEmail: brand.email });
