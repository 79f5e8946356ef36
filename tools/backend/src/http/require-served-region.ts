import { ApiError } from './api-error.ts';
import { clientCountry } from './client-country.ts';

/** Ends the call with 403, country and address for a client where the service has no rights (API-078). */
export function requireServedRegion(clientAddress: string): void {
  const country = clientCountry(clientAddress);
  if (!country.isServed) {
    throw new ApiError('region_forbidden', { caller: { country: country.code, ip: clientAddress } });
  }
}
