import { createContext, use } from 'react';

/** Fetches the screen of a path ahead of need. */
export type PrepareScreen = (pathname: string) => void;

const PrepareContext = createContext<PrepareScreen>(() => {});

export const PrepareScreenProvider = PrepareContext;

/** For links: whoever comes near to one is likely to go where it leads. */
export const usePrepareScreen = (): PrepareScreen => use(PrepareContext);
