import { createContext, useContext } from 'react';
import { useNavigationType, type NavigationType } from 'react-router-dom';

const ArrivalType = createContext<NavigationType | null>(null);

export const ArrivalTypeProvider = ArrivalType.Provider;

/** How the viewer came to the page. The router itself says "POP" to every page whose routes were given a location, as the shell's are. */
export function useArrivalType(): NavigationType {
  const told = useNavigationType();
  return useContext(ArrivalType) ?? told;
}
