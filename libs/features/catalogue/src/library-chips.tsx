import { catalogueApi } from '@livery/api-client/catalogue';
import { useT } from '@livery/i18n/react';
import { Chip, ChipBar } from '@livery/ui-kit/actions';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { RowQuery } from './use-row-pages.ts';

/** Where the items of a row come from. Of one library's items the first page of the whole row tells it. */
export function useLibraryIds(query: RowQuery, limit: number, items: readonly object[]): readonly number[] {
  const isChosen = query.libraryId !== undefined;
  const whole = catalogueApi.useGetRowQuery({ ...query, libraryId: undefined, limit }, { skip: !isChosen });
  const all = isChosen ? (whole.data?.contents ?? []) : items;
  return [...new Set(all.flatMap((item) => ('libraryId' in item && item.libraryId ? [Number(item.libraryId)] : [])))];
}

interface Props {
  /** Where the items of the whole row come from, by id. */
  readonly libraryIds: readonly number[];
  readonly chosen: number | undefined;
  /** Whether a chip was pressed: the page is drawn anew for each library, and the focus comes along. */
  readonly isPressed: RefObject<boolean>;
}

/** One library of a row at a time. They stand where the row's items come from several. ROWS-003 */
export function LibraryChips({ libraryIds, chosen, isPressed }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { data } = catalogueApi.useGetLibrariesQuery(undefined, { skip: libraryIds.length < 2 });
  const bar = useRef<HTMLDivElement>(null);
  const named = data?.libraries.filter(({ id }) => libraryIds.includes(id)) ?? [];
  const isShown = named.length > 1;
  useLayoutEffect(() => {
    if (!isShown || !isPressed.current) return;
    isPressed.current = false;
    bar.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [isShown, isPressed]);
  if (!isShown) return null;

  const press = () => (isPressed.current = true);
  return (
    <div ref={bar}>
      <ChipBar label={t('row_libraries')} links>
        <Chip href={pathname + withLibrary(search, undefined)} selected={chosen === undefined} onClick={press}>
          {t('row_all_libraries')}
        </Chip>
        {named.map(({ id, title }) => (
          <Chip key={id} href={pathname + withLibrary(search, id)} selected={chosen === id} onClick={press}>
            {title}
          </Chip>
        ))}
      </ChipBar>
    </div>
  );
}

function withLibrary(search: string, id: number | undefined): string {
  const query = new URLSearchParams(search);
  if (id === undefined) query.delete('library_id');
  else query.set('library_id', String(id));
  const text = query.toString();
  return text && `?${text}`;
}
