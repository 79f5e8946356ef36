import { useAfter } from '@livery/widgets/use-after';

/** Whether the viewer has given a sign of life since the frame came: what is offered to a guest can wait for that. */
export const useIsThere = (): boolean => useAfter('firstInput');
