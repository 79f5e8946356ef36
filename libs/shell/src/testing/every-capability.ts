import { FEATURE_CAPABILITIES } from '@livery/features/testing';
import { createSiteMap, placesOf } from '@livery/widgets/site-map';
import site from '../capability.ts';
import newYear from '../new-year.capability.ts';

/** Every capability of the product, as a brand with all of them has it. */
export const EVERY_CAPABILITY = [...FEATURE_CAPABILITIES, site, newYear];

export const EVERY_PLACE = placesOf(EVERY_CAPABILITY);

export const WHOLE_SITE = createSiteMap(EVERY_PLACE);
