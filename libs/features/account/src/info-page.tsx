import type { ApiError } from '@livery/api-client';
import { sessionApi } from '@livery/api-client/session';
import type { User } from '@livery/contract/session/entities';
import { infoChange, infoProblems, ownLogin, type InfoDraft } from '@livery/domain/account';
import { session } from '@livery/domain/session';
import { useFormats, useT } from '@livery/i18n/react';
import { EditForm, FactList, SettingsSkeleton, type Fact } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { TextField } from '@livery/ui-kit/forms';
import { PartProblem, problemText } from '@livery/widgets/load-problem';
import { useModals } from '@livery/widgets/modals';
import { useToast } from '@livery/widgets/toasts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

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
  const { save, isSaving, failure } = useSave(user);
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
      problem={failure && <Alert tone="danger">{problemText(t, failure)}</Alert>}
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
        onChange={(event) => edit({ email: event.target.value })}
        error={shown.email && t(shown.email === 'required' ? 'error_required' : 'error_invalid_email')}
      />
    </EditForm>
  );
}

/** Saves what has changed; a refused address says so over the page, any other failure above the button. API-093 */
function useSave(user: User) {
  const t = useT();
  const toast = useToast();
  const modals = useModals();
  const dispatch = useDispatch();
  const [update, { isLoading, error, reset }] = sessionApi.useUpdateUserMutation();
  const failure = error as ApiError | undefined;
  const isRefusedEmail = (problem: ApiError, draft: InfoDraft) =>
    problem.kind === 'http' && problem.status === 400 && infoChange(user, draft).email !== undefined;

  const save = async (draft: InfoDraft) => {
    const change = infoChange(user, draft);
    const { data, error: problem } = await update(change);
    if (data) {
      dispatch(session.actions.userLoaded({ user: data }));
      toast(t(change.email === undefined ? 'settings_saved' : 'notify_email_alert'), 'success');
    } else if (isRefusedEmail(problem as ApiError, draft)) {
      reset();
      modals.open('message', { heading: t('error'), text: t('error_duplicate_email') });
    }
  };
  return { save, isSaving: isLoading, failure };
}
