import { createValue, type ReadonlyValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { useEffect } from 'react';
import { useService, type MakeService } from './services.tsx';

/** What lies over the page, in the order in which one gives way to another. A modal has a layer of its own, over everything. */
export const FLOATS = ['message', 'connection', 'modal', 'consent', 'notice'] as const;
export type Float = (typeof FLOATS)[number];

/** One queue of everything that floats: two never stand over one another. */
export interface Floats {
  /** Whose turn it is. */
  readonly front: ReadonlyValue<Float | null>;
  want(float: Float, wants: boolean): void;
}

export const floats: MakeService<Floats> = () => {
  const wanted = new Set<Float>();
  const front = createValue<Float | null>(null);
  return {
    front,
    want(float, wants) {
      if (wants) wanted.add(float);
      else wanted.delete(float);
      front.set(FLOATS.find((one) => wanted.has(one)) ?? null);
    },
  };
};

/** Stands in the queue as long as it has something to show; whether it may be seen now. */
export function useFloat(float: Float, wants: boolean): boolean {
  const { front, want } = useService(floats);
  useEffect(() => {
    want(float, wants);
    return () => want(float, false);
  }, [want, float, wants]);
  return useValue(front) === float;
}
