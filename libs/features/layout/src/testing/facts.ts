import { validBrand } from '@livery/brand-kit/valid-brand';
import { tableOf } from '@livery/widgets/capabilities';
import { featureCapabilitiesOf } from '../../../testing/src/feature-capabilities.ts';
import type { FrameFacts } from '../frame-facts.ts';

/** A guest on the start page of a brand with every feature, in a build that has everything. */
export const guestFacts: FrameFacts = {
  viewer: 'guest',
  isChild: false,
  host: 'browser',
  brand: validBrand,
  network: { isGuestAllowed: true, provider: { id: 1 } },
  pathname: '/',
  hasPromo: true,
  hasTarget: () => true,
};
export const viewerFacts: FrameFacts = { ...guestFacts, viewer: 'loggedIn' };

export const withFeatures = (facts: FrameFacts, features: Partial<FrameFacts['brand']['features']>): FrameFacts => ({
  ...facts,
  hasPromo: features.promo ?? facts.hasPromo,
  brand: { ...facts.brand, features: { ...facts.brand.features, ...features } },
});

/** The lines that the features of a brand bring. */
export const menuOf = ({ brand }: Pick<FrameFacts, 'brand'>) => tableOf(featureCapabilitiesOf(brand), 'menu');
