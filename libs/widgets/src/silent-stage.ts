import { createValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { useEffect, useState } from 'react';
import { useService, type MakeService } from './services.tsx';

type Holder = symbol;

/** Who wants to play a silent picture on this site; the last to come plays. */
interface SilentStage {
  readonly holders: ReturnType<typeof createValue<readonly Holder[]>>;
}

const createSilentStage: MakeService<SilentStage> = () => ({ holders: createValue<readonly Holder[]>([]) });

/**
 * Whether the calling picture may play. Trailers and previews share one stage: whoever begins last plays, the others wait, and the one before goes
 * on when it has ended.
 */
export function useSilentStage(wantsToPlay: boolean): boolean {
  const { holders } = useService(createSilentStage);
  const [holder] = useState<Holder>(() => Symbol());
  useEffect(() => {
    if (!wantsToPlay) return;
    holders.set([...holders.get(), holder]);
    return () => holders.set(holders.get().filter((other) => other !== holder));
  }, [wantsToPlay, holders, holder]);
  return useValue(holders).at(-1) === holder;
}
