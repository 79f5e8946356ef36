import type { Brand } from './brand.ts';
import { completeRules, type RulesDefinition } from './rules.ts';

/** A brand as the partner that an address names has it; of a partner that nobody knows, the brand as it is. */
export type AsPartner = (brand: Brand, partner: string) => Brand;

/** Partners by their names in the query `partner`, each with the rules in which the brand differs for it. BRAND-005, BOOT-019 */
export const definePartners =
  (partners: Readonly<Record<string, RulesDefinition>>): AsPartner =>
  (brand, partner) =>
    Object.hasOwn(partners, partner) ? { ...brand, rules: completeRules(partners[partner], brand.rules) } : brand;
