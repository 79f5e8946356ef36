import type { ApiResult } from '@livery/api-client';
import { profilesApi } from '@livery/api-client/profiles';
import type { AvatarCategory, Profile } from '@livery/contract/profiles/entities';
import {
  mayManage,
  newProfile,
  roleOf,
  selectActiveProfile,
  activeProfileOf,
  activeProfile,
  type ProfileDraft,
} from '@livery/domain/profiles';
import { profileEditor, profileEditorEffects, type ProfileEditorState } from '@livery/domain/profiles/profile-editor';
import { useT } from '@livery/i18n/react';
import { toAnswer } from '@livery/widgets/to-answer';
import { useAfter } from '@livery/widgets/use-after';
import { useMachine } from '@livery/widgets/use-machine';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** Everything that the dialogue and the settings page of profiles draw. */
export interface ProfileEditorHandle {
  readonly state: ProfileEditorState;
  readonly send: (event: UnknownAction) => void;
  /** Null until they are there. */
  readonly profiles: readonly Profile[] | null;
  readonly problem: unknown;
  readonly retry: () => void;
  /** The profile in use. */
  readonly activeId: number | null;
  readonly mayManage: boolean;
  readonly avatars: Avatars;
  /** Opens the editor of a new profile. PROF-013..015 */
  readonly begin: () => void;
}

export interface Avatars {
  readonly categories: readonly AvatarCategory[];
  readonly failed: boolean;
  readonly retry: () => void;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export function useProfileEditor(): ProfileEditorHandle {
  const t = useT();
  const dispatch = useDispatch<Dispatch>();
  const store = useStore();
  const list = profilesApi.useGetProfilesQuery();
  const active = profilesApi.useGetActiveProfileQuery();
  const known = useSelector(selectActiveProfile);
  const avatars = useAvatars();

  const [state, send] = useMachine(
    profileEditor,
    profileEditorEffects({
      create: async (draft) =>
        toAnswer(await request(dispatch, profilesApi.endpoints.createProfile.initiate(bodyOf(draft)))),
      update: async (id, change) =>
        toAnswer(await request(dispatch, profilesApi.endpoints.updateProfile.initiate({ id, ...bodyOf(change) }))),
      remove: async (id) => toAnswer(await request(dispatch, profilesApi.endpoints.deleteProfile.initiate({ id }))),
      onChanged(profile) {
        const now = selectActiveProfile(store.getState());
        if (now.kind === 'known' && now.id === profile.id)
          dispatch(activeProfile.actions.seen(activeProfileOf(profile)));
      },
    }),
  );

  const role = known.kind === 'known' ? known.role : active.data ? roleOf(active.data) : null;
  const profiles = list.data?.profiles ?? null;
  return {
    state,
    send,
    profiles,
    // Whose rights count has to be known before anything is offered.
    problem: (profiles ? null : list.error) ?? (role === null ? active.error : null),
    retry: () => [list, active].filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
    activeId: known.kind === 'known' ? known.id : (active.data?.id ?? null),
    mayManage: role !== null && mayManage(role),
    avatars,
    begin: () =>
      send(
        profileEditor.actions.newOneWanted({
          draft: newProfile({
            profiles: profiles ?? [],
            nameOf: (number) => t('profile_default_name', { number }),
            categories: avatars.categories,
            chance: Math.random(),
          }),
        }),
      ),
  };
}

/** PROF-007. For the editor alone: they are asked for when the list has been seen, so that its first frame waits for nothing. */
function useAvatars(): Avatars {
  const isSeen = useAfter('frame');
  const { data, error, refetch } = profilesApi.useGetAvatarCategoriesQuery(undefined, { skip: !isSeen });
  return {
    categories: data?.avatarCategories ?? [],
    failed: error !== undefined && !data,
    retry: () => void refetch(),
  };
}

/** A picture that nobody has chosen is not named. */
const bodyOf = <Draft extends Partial<ProfileDraft>>({ iconAvatarId, ...draft }: Draft) => ({
  ...draft,
  ...(typeof iconAvatarId === 'number' && { iconAvatarId }),
});

/** A change through the store, so that what it makes stale is asked anew. */
const request = async <Data>(dispatch: Dispatch, call: unknown): Promise<ApiResult<Data>> =>
  (await dispatch(call as never)) as ApiResult<Data>;
