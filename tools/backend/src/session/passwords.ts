import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** What a person can remember needs stretching (16 MiB, some 40 ms). */
const PERSON_COST = 16_384;
/** A guest's password is made by a machine, 120 random bits: stretching adds no safety, only waiting at the first visit. */
const GUEST_COST = 1_024;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** `cost:salt:key`, so that costs may rise without touching old accounts. */
export async function hashPassword(password: string, owner: 'guest' | 'person'): Promise<string> {
  const cost = owner === 'guest' ? GUEST_COST : PERSON_COST;
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return `${cost}:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Takes as long for an unknown user (no hash) as for a wrong password, so that nobody can find out who has an account. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [cost = '', salt = '', key = ''] = hash?.split(':') ?? [];
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost) || PERSON_COST);
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
