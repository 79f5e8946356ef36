import { DEFAULT_RULES } from '@livery/brand-kit/rules';
import { expect, it } from 'vitest';
import { chosenDevice, deviceFacts, DEVICES, offeredDevices } from './devices.ts';

const common = offeredDevices(DEFAULT_RULES.notices);
const uzbek = offeredDevices({ ...DEFAULT_RULES.notices, extraDevices: ['android_tv_apk_uz'] });

it('NAV-130 MISC-024 the picker knows exactly the devices of the specification', () => {
  expect([...DEVICES].sort()).toEqual(
    [
      ...['android_tv', 'android_tv_apk', 'android_tv_apk_uz', 'apple_tv', 'lg_tv', 'samsung_tv'],
      ...['sberbox', 'haier', 'xiaomi', 'sony', 'yandex', 'other'],
    ].sort(),
  );
});

it('BRAND-022 PROV-013 the file for Uzbekistan is offered only where the brand lists it, in place of the common one', () => {
  const without = (device: string) => DEVICES.filter((other) => other !== device);
  expect(common).toEqual(without('android_tv_apk_uz'));
  expect(uzbek).toEqual(without('android_tv_apk'));
});

it('NAV-046 NAV-131 the query chooses an offered device; nothing and nonsense choose none', () => {
  expect(chosenDevice('lg_tv', common)).toBe('lg_tv');
  expect([null, '', 'toaster', 'android_tv_apk_uz'].map((query) => chosenDevice(query, common))).toEqual(
    Array(4).fill(null),
  );
  expect(chosenDevice('android_tv_apk_uz', uzbek)).toBe('android_tv_apk_uz');
});

it('NAV-132 every device has steps and a name of its own', () => {
  expect(new Set(DEVICES.map((device) => deviceFacts(device).label)).size).toBe(DEVICES.length);
  expect(DEVICES.filter((device) => deviceFacts(device).steps.length < 2)).toEqual([]);
});
