/** A promotion of a partner is offered to those whom that partner has sent. PROMO-034, PROMO-035 */
export const isOfPartner = (referId: string | null | undefined, partnerToken: string | null | undefined): boolean =>
  typeof partnerToken === 'string' && referId === partnerToken;
