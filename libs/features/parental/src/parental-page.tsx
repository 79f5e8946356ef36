import { sessionApi } from '@livery/api-client/session';
import type { Device } from '@livery/contract/session/entities';
import { graceChoices, graceMinutesOf, PROTECTABLE, type Protectable } from '@livery/domain/parental';
import { selectSession, sessionDeviceId } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { RadioGroup, Switch } from '@livery/ui-kit/forms';
import { SettingSheet, SettingSheets } from '@livery/ui-kit/parental';
import { EmptyState, ErrorState } from '@livery/ui-kit/states';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { problemText } from '@livery/widgets/load-problem';
import { useModals } from '@livery/widgets/modals';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useState } from 'react';
import { useSelector } from 'react-redux';

/** Parental control on this device: what the PIN stands before, how long it holds, and the PIN itself. PIN-044 */
export default function ParentalPage() {
  const t = useT();
  const toSignIn = useToSignIn();
  const user = sessionApi.useGetUserQuery();
  const id = useSelector((root) => sessionDeviceId(selectSession(root)));
  const device = sessionApi.useGetDeviceQuery({ id: id ?? 0 }, { skip: id === null });
  const error = user.error ?? device.error;

  if (user.data?.isGuest)
    return (
      <EmptyState
        title={t('account_parental')}
        text={t('parental_for_signed_in')}
        action={
          <Button kind="primary" onClick={() => void toSignIn()}>
            {t('action_sign_in')}
          </Button>
        }
      />
    );
  // A link with a token, a mini-app or the provider's network signs in without a device: the PIN is the account's all the same.
  if (user.data && (device.data || id === null))
    return (
      <SettingSheets>
        <OwnPin hasPin={user.data.parentalStatus === 'set'} />
        {device.data ? (
          <Protection device={device.data} hasPin={user.data.parentalStatus === 'set'} />
        ) : (
          <SettingSheet title={t('parental_protects')} text={t('parental_no_device')} />
        )}
      </SettingSheets>
    );
  if (error)
    return (
      <ErrorState
        title={t('error_screen_title')}
        text={problemText(t, error)}
        onRetry={() => {
          void user.refetch();
          if (id !== null) void device.refetch();
        }}
      />
    );
  return <SettingsSkeleton />;
}

function OwnPin({ hasPin }: { readonly hasPin: boolean }) {
  const t = useT();
  const modals = useModals();
  return (
    <SettingSheet
      title={t('title_parental_pincode')}
      text={t(hasPin ? 'parental_pin_is_set' : 'parental_pin_is_missing')}
    >
      <Button kind={hasPin ? 'secondary' : 'primary'} onClick={() => modals.open('parental_set', {})}>
        {t(hasPin ? 'parental_change_pin' : 'parental_set_pin')}
      </Button>
    </SettingSheet>
  );
}

interface Toggle {
  readonly field: Protectable;
  readonly on: boolean;
}
interface Grace {
  readonly minutes: number;
}
type Change = Toggle | Grace;

/** Each change takes effect at once; one that the server refuses goes back, and says why. */
function Protection({ device, hasPin }: { readonly device: Device; readonly hasPin: boolean }) {
  const t = useT();
  const [update, { error, originalArgs }] = sessionApi.useUpdateDeviceMutation();
  const [pending, setPending] = useState<readonly Change[]>([]);
  const { parentalSettings, settings } = device;

  async function save(change: Change) {
    setPending((others) => [...others, change]);
    await update({
      id: device.id,
      ...('field' in change
        ? { parentalSettings: { [change.field]: change.on } }
        : { settings: { parentalChannels: String(change.minutes) } }),
    });
    setPending((all) => all.filter((one) => one !== change));
  }
  const pendingOf = (field: Protectable) =>
    pending.findLast((change): change is Toggle => 'field' in change && change.field === field);
  const minutes =
    pending.findLast((change): change is Grace => 'minutes' in change)?.minutes ??
    graceMinutesOf(settings?.parentalChannels);
  const choices = graceChoices(parentalSettings?.durationMinutes ?? []);

  return (
    <>
      {error && originalArgs && (
        <Alert tone="danger">{t('parental_saving_failed', { reason: problemText(t, error) })}</Alert>
      )}
      <SettingSheet title={t('parental_protects')}>
        {PROTECTABLE.map((field) => (
          <Switch
            key={field}
            label={t(`parental_protects_${field}`)}
            checked={pendingOf(field)?.on ?? parentalSettings?.[field] ?? false}
            busy={pendingOf(field) !== undefined}
            onChange={(on) => void save({ field, on })}
          />
        ))}
      </SettingSheet>
      {hasPin && (
        <SettingSheet title={t('parental_duration')}>
          <RadioGroup
            label={t('parental_duration')}
            hideLabel
            look="segments"
            options={choices.map((choice) => ({
              id: String(choice),
              label: t('parental_minutes', { minutes: choice }),
            }))}
            value={minutes === null ? null : String(minutes)}
            onChange={(choice) => void save({ minutes: Number(choice) })}
          />
        </SettingSheet>
      )}
    </>
  );
}
