import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import { createWorkQueue, QueueFull } from '../work-queue.ts';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** What a person can remember needs stretching (16 MiB, some 40 ms). */
const PERSON_COST = 16_384;
/** A guest's password is made by a machine, 120 random bits: stretching adds no safety, only waiting at the first visit. */
const GUEST_COST = 1_024;

const MACHINE_MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const BUSY_SECONDS = 5;

/**
 * How much work a login takes follows from its name alone: whether there is such an account, and whose, is not told by the time that a
 * wrong password takes.
 */
const costOf = (username: string) => (MACHINE_MADE.test(username) ? GUEST_COST : PERSON_COST);

/** The key of a password; the work grows with the cost. */
export type Stretch = (password: string, salt: Buffer, cost: number) => Promise<Buffer>;

const stretchByScrypt: Stretch = (password, salt, cost) => {
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
};

/**
 * Passwords of one backend. Stretching takes the threads that files and names are read with, so at most two of Node's four do it;
 * guests do not stand behind people, as theirs takes a sixteenth of the time.
 */
export function createPasswords(stretch: Stretch = stretchByScrypt) {
  const ofPeople = createWorkQueue({ atOnce: 1, mostWaiting: 64 });
  const ofGuests = createWorkQueue({ atOnce: 1, mostWaiting: 512 });

  async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
    try {
      return await (cost === GUEST_COST ? ofGuests : ofPeople).run(() => stretch(password, salt, cost));
    } catch (error) {
      if (error instanceof QueueFull) throw new ApiError('busy', { retryAfterSeconds: BUSY_SECONDS });
      throw error;
    }
  }

  return {
    /** `cost:salt:key`, so that costs may rise without touching old accounts. @throws ApiError busy */
    async hash(username: string, password: string): Promise<string> {
      const cost = costOf(username);
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost);
      return `${cost}:${salt.toString('base64url')}:${key.toString('base64url')}`;
    },

    /** @param hash null where there is no such account, or one without a password. @throws ApiError busy */
    async isRight(username: string, password: string, hash: string | null): Promise<boolean> {
      const [cost = '', salt = '', key = ''] = hash?.split(':') ?? [];
      const expected = Buffer.from(key, 'base64url');
      const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost) || costOf(username));
      return expected.length === derived.length && timingSafeEqual(expected, derived);
    },
  };
}
