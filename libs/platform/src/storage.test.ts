import { describe, expect, it } from 'vitest';
import { createStorage, localOrMemory, memoryStorage } from './storage.ts';

describe('createStorage', () => {
  it('BOOT-049 keeps values over a reload, apart for each brand', () => {
    const disk = memoryStorage();
    createStorage('one', disk).set('language', 'kk');
    createStorage('two', disk).set('language', 'en');
    expect(createStorage('one', disk).get('language')).toBe('kk');
    expect(createStorage('two', disk).get('language')).toBe('en');
  });

  it('BOOT-051 works in memory when the browser refuses its storage', () => {
    const storage = createStorage(
      'one',
      localOrMemory(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    storage.set('language', 'uz');
    expect(storage.get('language')).toBe('uz');
  });

  it('BOOT-051 keeps what a full store refuses, and the newest value wins', () => {
    const disk = memoryStorage();
    let full = false;
    const filling = {
      ...disk,
      setItem(key: string, value: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        disk.setItem(key, value);
      },
    };
    const storage = createStorage('one', filling);
    storage.set('a', 'old');
    full = true;
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
    full = false;
    storage.set('a', 'newer');
    expect(storage.get('a')).toBe('newer');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('clears its own brand only, and spares what it is told to', () => {
    const disk = memoryStorage();
    const [one, two] = [createStorage('one', disk), createStorage('two', disk)];
    one.set('token', 't');
    one.set('language', 'kk');
    two.set('token', 'u');
    one.clear(['language']);
    expect([one.get('token'), one.get('language'), two.get('token')]).toEqual([null, 'kk', 'u']);
  });
});
