import { isChildWatching, mayCreateInSettings } from '@livery/domain/profiles';
import { profileEditor } from '@livery/domain/profiles/profile-editor';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { ProfileForm } from './profile-form.tsx';
import { ProfileList } from './profile-list.tsx';
import { useProfileEditor } from './use-profile-editor.ts';

/** The profiles among the settings: the list to manage, and the editor in its place. PROF-004, ACC-015 */
export default function ProfilesPage() {
  const editor = useProfileEditor();
  const { state, send, profiles } = editor;
  const isChild = useSelector(isChildWatching);
  useEffect(() => {
    if (state.kind === 'choosing' && editor.mayManage) send(profileEditor.actions.managingChosen());
  }, [state.kind, editor.mayManage, send]);
  if (state.kind !== 'choosing' && state.kind !== 'managing') return <ProfileForm editor={editor} state={state} />;
  const mayCreate = mayCreateInSettings(profiles ?? [], { isChild, showsParentalSettings: false });
  return <ProfileList editor={editor} mayCreate={mayCreate} place="section" />;
}
