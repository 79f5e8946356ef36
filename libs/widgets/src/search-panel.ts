import { createValue, type Value } from '@livery/value';
import type { MakeService } from './services.tsx';

/** Whether the search lies open over the page: the header, the phone's navigation and the key `/` open it. */
export const searchPanel: MakeService<Value<boolean>> = () => createValue(false);
