import type { ChannelCategory } from '@livery/contract/channels/entities';
import { isAdultCategory } from '@livery/domain/channels';
import { ADULT_AGE } from '@livery/domain/schedule';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { StatePage } from '@livery/ui-kit/states';
import { useGate, type AccessRequest } from '@livery/widgets/use-gate';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

interface Props {
  category: ChannelCategory;
  /** Asks by itself, as a page does that is about nothing else; otherwise at a press. */
  asks?: boolean;
  /** The way to what is for everybody, where nothing else on the page leads there. */
  elsewhere?: string;
  children: ReactNode;
}

/** What is in a category for adults is shown to whoever may watch one of its channels. CHAN-051 */
export const AdultGate = (props: Props) =>
  isAdultCategory(props.category) ? <AskingGate key={props.category.id} {...props} /> : props.children;

const REQUEST: AccessRequest = { action: 'channel', channel: { age: ADULT_AGE } };

function AskingGate({ category, asks = false, elsewhere, children }: Props) {
  const t = useT();
  const gate = useGate();
  const [isOpen, setIsOpen] = useState(false);
  const life = useRef<AbortController>(null);
  async function ask() {
    const { signal } = (life.current ??= new AbortController());
    const may = await gate.pass(REQUEST, { signal });
    if (!signal.aborted) setIsOpen(may);
  }
  const askAtOnce = useEffectEvent(() => asks && void ask());
  useEffect(() => {
    askAtOnce();
    return () => {
      life.current?.abort();
      life.current = null;
    };
  }, []);
  if (isOpen) return children;
  return (
    <StatePage
      title={category.name}
      size="compact"
      level={2}
      actions={
        <>
          <Button kind="primary" onClick={() => void ask()}>
            {t('channels_category_adult_show')}
          </Button>
          {elsewhere !== undefined && (
            <Button kind="secondary" href={elsewhere}>
              {t('channels_all_link')}
            </Button>
          )}
        </>
      }
    >
      {t('channels_category_adult')}
    </StatePage>
  );
}
