import type { FrameFacts } from './frame-facts.ts';
import { addresses } from '@livery/widgets/addresses';

/**
 * The logo and where it leads (NAV-081). A brand's own provider is known by the brand's drawing, which is there with the page; another
 * provider whose viewers come here is known by its own. BRAND-001
 */
export function logoOf({ network, brand }: Pick<FrameFacts, 'network' | 'brand'>, own: string) {
  const provider = network?.provider;
  const isGuestProvider = provider?.landing?.shortname && provider.landing.shortname !== brand.providerShortname;
  const name = (isGuestProvider && provider.name) || brand.name;
  const href = (provider?.id !== undefined && brand.rules.pages.logoLinks[provider.id]) || addresses.home();
  return { src: (isGuestProvider && provider.landing?.logo) || own, name, href };
}
