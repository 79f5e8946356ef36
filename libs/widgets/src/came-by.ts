import { createContext, useContext } from 'react';
import { useNavigationType, type NavigationType } from 'react-router-dom';

const CameBy = createContext<NavigationType | null>(null);

export const CameByProvider = CameBy.Provider;

/** How the viewer came to the page. The router itself says "POP" to every page whose routes were given a location, as the shell's are. */
export function useCameBy(): NavigationType {
  const told = useNavigationType();
  return useContext(CameBy) ?? told;
}
