import type { Span } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Text } from '@livery/ui-kit/text';
import styled from 'styled-components';

const Note = styled.div`
  position: absolute;
  z-index: 2;
  top: 22%;
  left: 50%;
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  width: min(560px, calc(100% - 48px));
  padding: var(--space-4) var(--space-5);
  transform: translateX(-50%);
  border-radius: var(--radius-l);
  background: var(--color-art-scrim);
  color: var(--color-text-on-art);
  text-align: center;

  > span {
    color: inherit;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
`;

/** Over the placeholder: why there is no picture, until when, and the two ways out. LIVE-012 */
export function BlackoutNote({ span, onSkip, onLive }: { span: Span; onSkip: () => void; onLive: () => void }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Note role="status">
      <Text as="span">{t('warning_blackout')}</Text>
      <Text as="span" numeric>
        {formats.timeRange(span.startMs, span.endMs)}
      </Text>
      <Ways>
        <Button kind="on-art" size="small" onClick={onSkip}>
          {t('blackout_skip')}
        </Button>
        <Button kind="on-art" size="small" onClick={onLive}>
          {t('player_go_live')}
        </Button>
      </Ways>
    </Note>
  );
}
