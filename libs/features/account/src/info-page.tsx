import { sessionApi } from '@livery/api-client/session';
import type { User } from '@livery/contract/session/entities';
import { infoProblems, ownLogin, type InfoDraft } from '@livery/domain/account';
import { useFormats, useT } from '@livery/i18n/react';
import { EditForm, FactList, SettingsSkeleton, type Fact } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { TextField } from '@livery/ui-kit/forms';
import { PartProblem, problemText } from '@livery/widgets/load-problem';
import { useState } from 'react';
import { CodeOfEmail } from './info/code-of-email.tsx';
import { useSaveInfo } from './info/use-save-info.ts';

/** What the viewer may change of themselves, and what they may only read. ACC-029 */
export default function InfoPage() {
  const t = useT();
  const { date } = useFormats();
  const { data: user, error, refetch } = sessionApi.useGetUserQuery();
  if (error && !user) return <PartProblem error={error} onRetry={refetch} />;
  if (!user) return <SettingsSkeleton lines={4} />;

  const login = ownLogin(user.username);
  const facts: readonly (Fact | false)[] = [
    Boolean(user.phone) && { id: 'phone', label: t('sign_in_phone'), value: `+${user.phone}` },
    login !== undefined && { id: 'login', label: t('sign_in_login'), value: login },
    user.joinedAtMs !== undefined && { id: 'joined', label: t('account_joined'), value: date(user.joinedAtMs) },
  ];
  return (
    <>
      <InfoForm key={user.id} user={user} />
      <FactList facts={facts.filter((fact) => fact !== false)} />
    </>
  );
}

/** ACC-021, ACC-022, ACC-026 */
function InfoForm({ user }: { user: User }) {
  const t = useT();
  const [draft, setDraft] = useState<InfoDraft>({ firstName: user.firstName ?? '', email: user.email ?? '' });
  const [isTried, setTried] = useState(false);
  const { save, isSaving, failure, sent, forgetCode } = useSaveInfo(user);
  const problems = infoProblems(draft);
  const shown = isTried ? problems : { firstName: null, email: null };
  const edit = (part: Partial<InfoDraft>) => setDraft((before) => ({ ...before, ...part }));

  return (
    <EditForm
      label={t('settings_info')}
      onSubmit={() => {
        setTried(true);
        if (!isSaving && !problems.firstName && !problems.email) void save(draft);
      }}
      problem={failure && !sent && <Alert tone="danger">{problemText(t, failure)}</Alert>}
      actions={
        <Button kind="primary" type="submit" busy={isSaving}>
          {t('action_save')}
        </Button>
      }
    >
      <TextField
        label={t('info_name')}
        name="name"
        autoComplete="given-name"
        maxLength={100}
        value={draft.firstName}
        onChange={(event) => edit({ firstName: event.target.value })}
        error={shown.firstName && t('error_required')}
      />
      <TextField
        label={t('sign_in_email')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        hint={t('info_email_hint')}
        value={draft.email}
        onChange={(event) => {
          edit({ email: event.target.value });
          forgetCode();
        }}
        error={shown.email && t(shown.email === 'required' ? 'error_required' : 'error_invalid_email')}
      />
      {sent && (
        <CodeOfEmail
          sent={sent}
          busy={isSaving}
          problem={failure ? problemText(t, failure) : undefined}
          onCode={(code) => void save(draft, code)}
          onResend={() => void save(draft)}
        />
      )}
    </EditForm>
  );
}
