import { definePartners } from '@livery/brand-kit/partners';

/** Signing out is the business of those who sign their viewers in. BRAND-009 */
const WITHOUT_SIGN_OUT = { auth: { logOut: false } };

export default definePartners({
  clickup: WITHOUT_SIGN_OUT,
  hambi: WITHOUT_SIGN_OUT,
  ntv_web: WITHOUT_SIGN_OUT,
});
