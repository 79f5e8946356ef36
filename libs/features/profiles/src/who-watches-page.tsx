import { ProfilesWindow } from '@livery/ui-kit/profiles';
import { useLayoutEffect, useRef } from 'react';
import { ProfileList } from './profile-list.tsx';
import { useProfileEditor } from './use-profile-editor.ts';

/** What a visit begins with where several people share an account. The one who watched last is chosen by one press. PROF-001 */
export default function WhoWatchesPage({ onChosen }: { readonly onChosen: () => void }) {
  const editor = useProfileEditor();
  const page = useRef<HTMLElement>(null);
  const isThere = editor.profiles !== null;
  useLayoutEffect(() => {
    const faces = page.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    ([...faces].find((face) => face.ariaCurrent) ?? faces[0])?.focus();
  }, [isThere]);
  return (
    <ProfilesWindow ref={page}>
      <ProfileList editor={editor} place="page" onChosen={onChosen} />
    </ProfilesWindow>
  );
}
