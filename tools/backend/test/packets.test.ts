import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, signIn, type SignedIn, startTestBackend } from './test-backend.ts';

let api: ApiClient;
let stop: () => Promise<void>;
let member: SignedIn;

beforeAll(async () => {
  ({ api, stop } = await startTestBackend());
  member = await signIn(api.as('', 'en'), { isGuest: false });
});
afterAll(() => stop());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are compared with the contract by the backend itself
type Any = any;
const packetsOf = async (own: ApiClient, path = '/v2/packets'): Promise<Any[]> => (await own.get(path)).body.packets;
const idsOf = (found: Any[]): number[] => found.map(({ id }) => id);

describe('the list of packets', () => {
  test('CALL-052 CALL-054 names what the provider of the viewer and the shared one sell', async () => {
    const found = await packetsOf(member.api);
    expect(idsOf(found)).toEqual([10, 11, 12, 13, 14, 15, 16, 18, 21, 22, 23, 24, 25, 26, 27]);
    expect(await packetsOf(member.api, '/v2/purchasepackets')).toEqual(found);
  });
});
