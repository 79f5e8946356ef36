import { selectSession, sessionKind } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { useSelector } from 'react-redux';
import { ProfileForm } from './profile-form.tsx';
import { ProfileList } from './profile-list.tsx';
import { useProfileEditor } from './use-profile-editor.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who is watching. PROF-001..003 */
export default function ProfilesDialog(props: Props) {
  const isGuest = sessionKind(useSelector(selectSession)) === 'guest';
  return isGuest ? <ForGuests {...props} /> : <Profiles {...props} />;
}

function Profiles({ open, onClose }: Props) {
  const t = useT();
  const editor = useProfileEditor();
  const { state } = editor;
  const titles = { choosing: t('profiles_title'), managing: t('profiles_manage_title') } as const;
  const isList = state.kind === 'choosing' || state.kind === 'managing';
  const title = isList ? titles[state.kind] : state.saved ? t('profile_edit_title') : t('profile_new_title');
  return (
    <Dialog open={open} title={title} titleLook={isList ? 'question' : 'bar'} size="wide" onClose={onClose}>
      {isList ? <ProfileList editor={editor} onChosen={onClose} /> : <ProfileForm editor={editor} state={state} />}
    </Dialog>
  );
}

/** A guest has no account whose profiles could be told apart. */
function ForGuests({ open, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={t('profiles_title')}
      onClose={onClose}
      actions={
        <Button kind="primary" href="#auth">
          {t('action_sign_in')}
        </Button>
      }
    >
      <Text>{t('profiles_guest_text')}</Text>
    </Dialog>
  );
}
