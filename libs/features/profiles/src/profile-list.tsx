import type { Profile } from '@livery/contract/profiles/entities';
import {
  isChildWatching,
  mayCreateProfile,
  MOST_PROFILES,
  roleOf,
  switchNeedsPin,
  type SwitchOutcome,
  togetherProfile,
} from '@livery/domain/profiles';
import { profileEditor } from '@livery/domain/profiles/profile-editor';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { checkIcon, heartIcon, settingsIcon } from '@livery/ui-kit/icons';
import { ProfilePicker, ProfilePickerSkeleton } from '@livery/ui-kit/profiles';
import { ErrorState } from '@livery/ui-kit/states';
import { pictureOf } from '@livery/widgets/pictures';
import { useBrand } from '@livery/widgets/services';
import { useSwitchProfile } from '@livery/widgets/use-switch-profile';
import { failureText } from '@livery/widgets/load-problem';
import { useSayProblem } from '@livery/widgets/say-problem';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { ProfileEditorHandle } from './use-profile-editor.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--space-5);
`;

interface Props {
  readonly editor: ProfileEditorHandle;
  /** Whether there may be one more. PROF-003, PROF-004 */
  readonly mayCreate?: boolean;
  /** The dialogue chooses and manages, the settings only manage, the page that a visit begins with only chooses. */
  readonly place?: 'page' | 'dialog' | 'section';
  /** The switch has been made, or was not needed. */
  readonly onChosen?: () => void;
}

/** The profiles of the account: a press goes over to one, or opens its editor. PROF-001, PROF-002 */
export function ProfileList({ editor, mayCreate, place = 'dialog', onChosen }: Props) {
  const t = useT();
  const { state, send, profiles, problem, activeId, begin } = editor;
  const isChild = useSelector(isChildWatching);
  const going = useGoingOver(onChosen);
  const { watchTogether } = useBrand().rules.account;
  if (problem) {
    const text = failureText(t, problem as Parameters<typeof failureText>[1]);
    return <ErrorState title={t('profiles_not_loaded')} text={text} onRetry={editor.retry} />;
  }
  if (!profiles) {
    return <ProfilePickerSkeleton place={place} hasActions={place === 'dialog' && editor.mayManage} />;
  }
  const together = watchTogether && place !== 'section' ? togetherProfile(profiles) : null;
  const managing = state.kind === 'managing';
  const hasPlace = mayCreate ?? mayCreateProfile(profiles);
  const open = (profile: Profile) =>
    managing ? send(profileEditor.actions.profileOpened({ profile })) : void going.to(profile);
  return (
    <Stack>
      {going.problem && <Alert tone="danger">{going.problem}</Alert>}
      <ProfilePicker
        title={managing ? t('profiles_manage_title') : t('profiles_title')}
        place={place}
        lockLabel={t('profile_locked')}
        manage={managing}
        profiles={profiles.map((profile) => ({
          id: String(profile.id),
          name: profile.name ?? '',
          note: noteOf(profile),
          picture: pictureOf(profile.icon, 'square'),
          active: profile.id === activeId,
          busy: profile.id === going.id,
          // Whom the PIN keeps out is a child; grown-ups come and go.
          locked: isChild && switchNeedsPin(profile),
        }))}
        onChoose={(id) => {
          const profile = profiles.find((each) => String(each.id) === id);
          if (profile) open(profile);
        }}
        {...(editor.mayManage &&
          hasPlace &&
          place !== 'page' && {
            add: {
              label: t('profile_add'),
              note: t('profile_places', { count: MOST_PROFILES - profiles.length }),
              onAdd: begin,
            },
          })}
        actions={
          <>
            {together && !managing && (
              <Button
                kind="primary"
                icon={heartIcon}
                busy={going.id === together.id}
                onClick={() => void going.to(together)}
              >
                {t('profiles_together')}
              </Button>
            )}
            {place === 'dialog' && editor.mayManage && (
              <ManageButton
                managing={managing}
                onPress={() =>
                  send(managing ? profileEditor.actions.choosingChosen() : profileEditor.actions.managingChosen())
                }
              />
            )}
          </>
        }
      />
    </Stack>
  );

  function noteOf(profile: Profile): string {
    if (roleOf(profile) === 'child') return t('profile_note_child');
    return profile.id === activeId && place !== 'page' ? t('profile_note_active') : t('profile_note_adult');
  }
}

function ManageButton({ managing, onPress }: { readonly managing: boolean; readonly onPress: () => void }) {
  const t = useT();
  return (
    <Button kind={managing ? 'primary' : 'secondary'} icon={managing ? checkIcon : settingsIcon} onClick={onPress}>
      {t(managing ? 'profiles_manage_end' : 'profiles_manage')}
    </Button>
  );
}

/** The switch that is under way, and why it failed. Once the dialogue is gone, the page says why. */
function useGoingOver(onChosen: (() => void) | undefined) {
  const t = useT();
  const switchProfile = useSwitchProfile();
  const sayProblem = useSayProblem();
  const [id, setId] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isDrawn = useRef(true);
  useEffect(() => {
    isDrawn.current = true;
    return () => void (isDrawn.current = false);
  }, []);

  async function to(profile: Profile) {
    setProblem(null);
    setId(profile.id);
    const outcome: SwitchOutcome | null = await switchProfile(profile);
    // It is on its way, by an earlier press.
    if (outcome === null) return;
    // Another one may have been pressed since.
    setId((pressed) => (pressed === profile.id ? null : pressed));
    if (outcome.kind === 'failed') {
      if (isDrawn.current) setProblem(failureText(t, outcome.failure));
      else sayProblem({ endpoint: 'switchProfile', ...outcome.failure }, 'viewer');
    }
    if (outcome.kind === 'switched' || outcome.kind === 'same') onChosen?.();
  }
  return { id, problem, to };
}
