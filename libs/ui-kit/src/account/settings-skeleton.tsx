import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { tileColumns } from './settings-links.tsx';

const Lines = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-2);

  > span {
    height: 72px;
    border-radius: var(--radius-m);
  }
  &[data-look='tiles'] {
    ${tileColumns}

    @media (min-width: 600px) {
      > span {
        height: 184px;
      }
    }
    @media (min-width: 1200px) {
      > span {
        height: 160px;
      }
    }
  }
`;

/** Lines of a page of the settings that are still coming. */
export function SettingsSkeleton({
  lines = 4,
  look = 'list',
}: {
  readonly lines?: number;
  /** As those of `SettingsLinks`. */
  readonly look?: 'list' | 'tiles';
}) {
  const translate = useUiText();
  return (
    <div role="status">
      <span data-visually-hidden>{translate('status_loading')}</span>
      <Lines aria-hidden data-look={look}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} />
        ))}
      </Lines>
    </div>
  );
}
