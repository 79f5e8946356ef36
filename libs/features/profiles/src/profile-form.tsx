import { failureText } from '@livery/widgets/load-problem';
import { mayBecomeChild, mayRemoveProfile, newProfile } from '@livery/domain/profiles';
import { isEditorBusy, profileEditor, type ProfileEditorState } from '@livery/domain/profiles/profile-editor';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert, Spinner } from '@livery/ui-kit/feedback';
import { Switch } from '@livery/ui-kit/forms';
import { ConfirmDialog } from '@livery/ui-kit/overlay';
import { ProfileEditor } from '@livery/ui-kit/profiles';
import { Text } from '@livery/ui-kit/text';
import { pictureOf } from '@livery/widgets/pictures';
import { useEffect } from 'react';
import { nameText } from './problem-text.ts';
import type { Avatars, ProfileEditorHandle } from './use-profile-editor.ts';

const { actions } = profileEditor;

export type EditingState = Exclude<ProfileEditorState, { kind: 'choosing' } | { kind: 'managing' }>;

/** Name, face and kind of a profile. PROF-006..011 */
export function ProfileForm({ editor, state }: { editor: ProfileEditorHandle; state: EditingState }) {
  const t = useT();
  const { send, avatars, profiles, activeId } = editor;
  const { saved, draft } = state;
  const problem = state.kind === 'editing' ? state.problem : null;
  const isBusy = isEditorBusy(state);
  useLateFace(editor, state);

  const isChild = draft.role === 'child';
  const mayBeChild = isChild || mayBecomeChild(profiles ?? [], saved?.id ?? null);
  return (
    <>
      <ProfileEditor
        nameLabel={t('profile_name')}
        name={draft.name}
        nameError={nameText(t, problem)}
        avatarsLabel={t('profile_avatar')}
        groups={avatars.categories.map(({ title = '', avatars: pictures }) => ({
          title,
          avatars: pictures.map(({ id, src }, index) => ({
            id: String(id),
            label: `${title} ${index + 1}`,
            picture: pictureOf(src, 'square')!,
          })),
        }))}
        avatarsState={<NoFaces avatars={avatars} />}
        avatarId={draft.iconAvatarId === null ? null : String(draft.iconAvatarId)}
        onName={(name) => send(actions.nameTyped({ name }))}
        onAvatar={(id) => send(actions.avatarChosen({ iconAvatarId: Number(id) }))}
        onSubmit={() => send(actions.submitted())}
        actions={
          <>
            <Button kind="primary" type="submit" busy={state.kind === 'saving'}>
              {saved ? t('profile_save') : t('profile_create')}
            </Button>
            <Button kind="ghost" disabled={state.kind === 'saving'} onClick={() => send(actions.left())}>
              {t('action_cancel')}
            </Button>
            {saved && mayRemoveProfile(saved, activeId) && (
              <Button kind="ghost" disabled={isBusy} onClick={() => send(actions.removalAsked())}>
                {t('profile_remove')}
              </Button>
            )}
          </>
        }
      >
        <Switch
          label={t('profile_child')}
          hint={mayBeChild ? t('profile_child_hint') : t('profile_child_last_hint')}
          checked={isChild}
          disabled={!mayBeChild}
          busy={state.kind === 'savingRole'}
          onChange={(checked) => send(actions.childToggled({ isChild: checked }))}
        />
        {problem?.kind === 'server' && <Alert tone="danger">{failureText(t, problem.failure)}</Alert>}
      </ProfileEditor>
      {saved && !mayRemoveProfile(saved, activeId) && <Text tone="muted">{t('profile_remove_active_hint')}</Text>}
      <ConfirmDialog
        open={state.kind === 'confirming' || state.kind === 'removing'}
        title={t('profile_remove_title', { name: saved?.name ?? '' })}
        confirm={t('profile_remove_confirm')}
        cancel={t('action_cancel')}
        busy={state.kind === 'removing'}
        onConfirm={() => send(actions.removalConfirmed())}
        onCancel={() => send(actions.removalDeclined())}
      >
        {t('profile_remove_text')}
      </ConfirmDialog>
    </>
  );
}

/** The pictures are on their way, or did not come: a profile can be saved without one. */
function NoFaces({ avatars: { failed, retry } }: { avatars: Avatars }) {
  const t = useT();
  if (!failed) return <Spinner label={t('profile_avatar')} />;
  return (
    <Alert
      tone="danger"
      action={
        <Button kind="secondary" size="small" onClick={retry}>
          {t('action_retry')}
        </Button>
      }
    >
      {t('profile_avatars_failed')}
    </Alert>
  );
}

/** A new profile that was begun before the pictures came gets its own with them. PROF-015 */
function useLateFace({ avatars, send, profiles }: ProfileEditorHandle, { saved, draft }: EditingState): void {
  const { categories } = avatars;
  const isWithout = saved === null && draft.iconAvatarId === null;
  useEffect(() => {
    if (!isWithout || categories.length === 0) return;
    const { iconAvatarId } = newProfile({
      profiles: profiles ?? [],
      nameOf: String,
      categories,
      chance: Math.random(),
    });
    if (iconAvatarId !== null) send(actions.avatarChosen({ iconAvatarId }));
  }, [isWithout, categories, profiles, send]);
}
