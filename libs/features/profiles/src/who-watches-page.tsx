import { ProfilesWindow } from '@livery/ui-kit/profiles';
import { useLayoutEffect, useRef } from 'react';
import { ProfileList } from './profile-list.tsx';
import { useProfileDesk } from './use-profile-desk.ts';

/** What a visit begins with where several people share an account. The one who watched last is chosen by one press. PROF-001 */
export default function WhoWatchesPage({ onChosen }: { readonly onChosen: () => void }) {
  const desk = useProfileDesk();
  const page = useRef<HTMLElement>(null);
  const isThere = desk.profiles !== null;
  useLayoutEffect(() => {
    const faces = page.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    ([...faces].find((face) => face.ariaCurrent) ?? faces[0])?.focus();
  }, [isThere]);
  return (
    <ProfilesWindow ref={page}>
      <ProfileList desk={desk} place="page" onChosen={onChosen} />
    </ProfilesWindow>
  );
}
