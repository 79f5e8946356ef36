import { useSyncExternalStore } from 'react';
import type { ReadonlyValue } from './value.ts';

/** The value now; the component is drawn again after each change. */
export const useValue = <T>(value: ReadonlyValue<T>): T => useSyncExternalStore(value.subscribe, value.get);
