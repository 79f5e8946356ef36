import { useAfter } from '@livery/widgets/use-after';

/** Whether the viewer has done anything (pressed, scrolled, moved the pointer) since the frame came: what is offered to a guest can wait for that. */
export const useWasActive = (): boolean => useAfter('firstActivity');
