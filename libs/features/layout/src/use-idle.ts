import { useAfter } from '@livery/widgets/use-after';

/** Whether the page has once had nothing to do: what nobody looks at first waits for that. */
export const useIdle = (): boolean => useAfter('idle');
