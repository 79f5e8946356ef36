import { sessionApi } from '@livery/api-client/session';
import type { Device } from '@livery/contract/session/entities';
import { deviceShape, devicesByLogin, mayRemoveDevice, type DeviceShape } from '@livery/domain/account';
import { selectSession, sessionDeviceId } from '@livery/domain/session';
import type { Translate } from '@livery/i18n';
import { useFormats, useT } from '@livery/i18n/react';
import { ItemList, SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Badge } from '@livery/ui-kit/feedback';
import { boxIcon, deviceIcon, laptopIcon, phoneIcon, tvIcon, type IconShape } from '@livery/ui-kit/icons';
import { EmptyState } from '@livery/ui-kit/states';
import { Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useSelector } from 'react-redux';
import { useConfirmedRemoval } from './use-confirmed-removal.ts';

const ICONS: Readonly<Record<DeviceShape, IconShape>> = {
  computer: laptopIcon,
  phone: phoneIcon,
  tv: tvIcon,
  box: boxIcon,
  unknown: deviceIcon,
};

/** What a device is called: by what it says of itself, else by what it is. ACC-031 */
const deviceName = (t: Translate, { vendor, model, deviceType }: Device): string =>
  [vendor, model].filter(Boolean).join(' ') || t(deviceType ? `device_${deviceType}` : 'device_unknown');

/** Where the account is signed in, and the way to end that elsewhere. ACC-030..034, SES-033 */
export default function DevicesPage() {
  const t = useT();
  const { date, time } = useFormats();
  const { data, error, refetch } = sessionApi.useGetDevicesQuery();
  const limit = sessionApi.useGetUserQuery().data?.deviceLimit;
  const currentId = sessionDeviceId(useSelector(selectSession));
  const { ask, removingId } = useConfirmedRemoval(sessionApi.useDeleteDeviceMutation(), {
    title: (name) => t('devices_remove_title', { name }),
    text: t('devices_remove_text'),
    accept: t('devices_remove'),
    removed: t('devices_removed'),
    forbidden: { heading: t('error'), text: t('error_too_many_devices') },
  });
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  if (!data) return <SettingsSkeleton lines={3} />;
  if (data.devices.length === 0) {
    return <EmptyState title={t('devices_empty_title')} text={t('devices_empty_text')} />;
  }
  return (
    <>
      {limit !== undefined && (
        <Text tone="muted" numeric>
          {t('devices_lead', { count: data.devices.length, limit })}
        </Text>
      )}
      <ItemList
        label={t('settings_devices')}
        items={devicesByLogin(data.devices).map((device) => {
          const name = deviceName(t, device);
          const { id, loginAtMs } = device;
          const login = loginAtMs !== undefined && { date: date(loginAtMs), time: time(loginAtMs) };
          return {
            id,
            icon: ICONS[deviceShape(device.deviceType)],
            title: name,
            badge: id === currentId && <Badge tone="accent">{t('devices_this')}</Badge>,
            detail: login && t('devices_login', login),
            action: mayRemoveDevice(device, currentId) && (
              <Button
                size="small"
                busy={removingId === id}
                label={t('devices_remove_named', { name })}
                onClick={() => ask(id, name)}
              >
                {t('devices_remove')}
              </Button>
            ),
          };
        })}
      />
    </>
  );
}
