import type { Content } from '@livery/contract/contents/entities';
import { cardChip } from '@livery/domain/catalogue';
import { useT } from '@livery/i18n/react';
import { CardChip } from '@livery/ui-kit/cards';
import { useServices } from '@livery/widgets/services';
import type { ReactNode } from 'react';

/** The mark of a film's card, if it has one. */
export function useChip(content: Content): ReactNode {
  const t = useT();
  const kind = cardChip(content, useServices().clock.now());
  return kind && <CardChip kind={kind}>{t(kind === 'new' ? 'badge_new' : 'badge_leaving')}</CardChip>;
}
