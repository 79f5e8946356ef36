import { expect, it } from 'vitest';
import { readRefusal } from './read-refusal.ts';

it.each([
  ['{"errorCode":4711,"message":"Too many devices"}', { code: 4711, message: 'Too many devices', error: null }],
  [
    '{"error":{"code":"17","message":"Not in your country"}}',
    { code: 17, message: 'Not in your country', error: null },
  ],
  ['errorCode=4711&message=Too many devices', { code: 4711, message: 'Too many devices', error: null }],
  ['{"errorCode":17,"error":"E17"}', { code: 17, message: null, error: 'E17' }],
  ['code=12', { code: 12, message: null, error: null }],
])('ENG-050 reads the number and the words of %s', (text, refusal) => {
  expect(readRefusal(text)).toEqual(refusal);
});

it.each([
  ['{"errorCode":8002,"MESSAGE":"Device limit","ERROR":"E17"}'],
  ['{"errorCode":8002,"message":"MESSAGE=Device limit;ERROR=E17"}'],
  ['{"errorCode":8002,"message":"{\\"MESSAGE\\":\\"Device limit\\",\\"ERROR\\":\\"E17\\"}"}'],
  ['ERRORCODE=8002;MESSAGE=Device limit;ERROR=E17'],
  ['errorCode = 8002\r\nMessage = Device limit\r\nError = E17\r\n'],
])('ENG-051 finds MESSAGE and ERROR in %s', (text) => {
  expect(readRefusal(text)).toEqual({ code: 8002, message: 'Device limit', error: 'E17' });
});

it('ENG-051 shows the text as it is where it has no such parts', () => {
  expect(readRefusal('{"errorCode":8002,"message":"Call us"}')?.message).toBe('Call us');
  expect(readRefusal('code=8002;Call us')).toEqual({ code: 8002, message: 'code=8002;Call us', error: null });
});

it.each(['', '<!doctype html><p class="a">Welcome', '{"keys":[]}', 'null', '"8002"', 'code=soon', '{"code":'])(
  'finds no refusal in %j',
  (text) => expect(readRefusal(text)).toBeNull(),
);

it('keeps an endless answer short', () => {
  expect(readRefusal(`code=1;message=${'x'.repeat(10_000)}`)?.message).toHaveLength(300);
});
