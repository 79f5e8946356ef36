import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { useUiText } from '../theme/ui-context.tsx';

const Lines = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-2);

  > span {
    height: 72px;
    border-radius: var(--radius-m);
  }
`;

/** Lines of a page of the settings that are still coming. */
export function SettingsSkeleton({ lines = 4 }: { readonly lines?: number }) {
  const translate = useUiText();
  return (
    <div role="status">
      <span data-visually-hidden>{translate('status_loading')}</span>
      <Lines aria-hidden>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} />
        ))}
      </Lines>
    </div>
  );
}
