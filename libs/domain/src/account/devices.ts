/** ACC-030. A device whose login nobody knows stands last. */
export const devicesByLogin = <Device extends { readonly loginAtMs?: number | undefined }>(
  devices: readonly Device[],
): readonly Device[] => [...devices].sort((one, other) => (other.loginAtMs ?? 0) - (one.loginAtMs ?? 0));

/** ACC-032 */
export const mayRemoveDevice = (device: { readonly id: number }, currentId: number | null): boolean =>
  device.id !== currentId;

/** What stands in a device's hand or room; `unknown` has a generic picture. ACC-034 */
export type DeviceShape = 'computer' | 'phone' | 'tv' | 'box' | 'unknown';

const SHAPES: Readonly<Record<string, DeviceShape>> = {
  web: 'computer',
  webkit: 'tv',
  android_tv: 'tv',
  android_stb: 'box',
  android_mobile: 'phone',
  ios: 'phone',
  tvos: 'box',
  dune: 'box',
};

export const deviceShape = (type: string | undefined): DeviceShape =>
  type !== undefined && Object.hasOwn(SHAPES, type) ? (SHAPES[type] ?? 'unknown') : 'unknown';
