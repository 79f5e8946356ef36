import { useEffect, useState } from 'react';

/** How long a wrong code is shaken and framed in red; its text stays. BOOT-030 */
export const SHAKE_MS = 500;

/** True for 500 ms from the moment there is an error. */
export function useShake(hasError: boolean): boolean {
  const [known, setKnown] = useState(hasError);
  const [shaking, setShaking] = useState(hasError);
  if (known !== hasError) {
    setKnown(hasError);
    setShaking(hasError);
  }
  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(false), SHAKE_MS);
    return () => clearTimeout(timer);
  }, [shaking]);
  return shaking;
}
