import { createValue, type Value } from '@livery/value';
import type { MakeService } from './services.tsx';

/** Whether a modal is on the screen, or about to be: between two that follow one another it stays so. */
export const modalStands: MakeService<Value<boolean>> = () => createValue(false);
