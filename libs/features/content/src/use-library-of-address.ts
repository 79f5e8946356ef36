import type { Content } from '@livery/contract/contents/entities';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The library that the address of a content names; undefined where it names none. CONT-005 */
export const useLibraryOfAddress = (): number | undefined =>
  Number(useSearchParams()[0].get('library_id')) || undefined;

/** The content as it is in the library that the address names, else in its own. */
export function useContentInLibrary(content: Content | undefined): Content | undefined {
  const libraryId = useLibraryOfAddress();
  return useMemo(
    () => content && (libraryId === undefined ? content : { ...content, libraryId }),
    [content, libraryId],
  );
}
