import type { JsonValue } from '@livery/contract/schema';
import { invalid } from '../http/api-error.ts';

type UserChange = {
  phone?: string | undefined;
  email?: string | undefined;
  settings?: Readonly<Record<string, JsonValue>> | undefined;
  pincode?: string | undefined;
  firstName?: string | undefined;
};

const MAX_FIRST_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;

/**
 * A change of a user as columns. An empty text takes a value away.
 * @throws ApiError validation_failed
 */
export function readUserChange(change: UserChange) {
  const { phone, email, settings, pincode, firstName } = change;
  if (pincode !== undefined && !/^(\d{4})?$/.test(pincode)) throw invalid('body.pincode', 'It must be 4 digits.');
  if (firstName !== undefined && firstName.length > MAX_FIRST_NAME_LENGTH) {
    throw invalid('body.first_name', `It must have at most ${MAX_FIRST_NAME_LENGTH} characters.`);
  }
  const digits = phone?.replace(/\D/g, '');
  if (digits && !/^\d{7,15}$/.test(digits)) throw invalid('body.phone', 'It must be 7 to 15 digits.');
  if (email && (email.length > MAX_EMAIL_LENGTH || !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email))) {
    throw invalid('body.email', 'It must be an e-mail address.');
  }
  return {
    ...(digits !== undefined && { phone: digits || null }),
    ...(email !== undefined && { email: email || null }),
    ...(settings && { settings }),
    ...(pincode !== undefined && { parentalCode: pincode || null }),
    ...(firstName !== undefined && { firstName: firstName || null }),
  };
}
