import { isChildWatching, mayCreateInSettings } from '@livery/domain/profiles';
import { profileDesk } from '@livery/domain/profiles/desk';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { ProfileForm } from './profile-form.tsx';
import { ProfileList } from './profile-list.tsx';
import { useProfileDesk } from './use-profile-desk.ts';

/** The profiles among the settings: the list to manage, and the editor in its place. PROF-004, ACC-015 */
export default function ProfilesPage() {
  const desk = useProfileDesk();
  const { state, send, profiles } = desk;
  const isChild = useSelector(isChildWatching);
  useEffect(() => {
    if (state.kind === 'choosing' && desk.mayManage) send(profileDesk.actions.managingChosen());
  }, [state.kind, desk.mayManage, send]);
  if (state.kind !== 'choosing' && state.kind !== 'managing') return <ProfileForm desk={desk} state={state} />;
  const mayCreate = mayCreateInSettings(profiles ?? [], { isChild, showsParentalSettings: false });
  return <ProfileList desk={desk} mayCreate={mayCreate} place="section" />;
}
