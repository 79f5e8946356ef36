import { useState } from 'react';

/**
 * What stands in a field whose value somebody else keeps. What is typed shows at once: whoever keeps it may have it drawn later than the next letter
 * comes, and until then React would put the old value back, without the letter. A value that changes is shown in its place.
 */
export function useShownText(
  value: string,
  onText: (text: string) => void,
): readonly [shown: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(null);
  }
  const type = (text: string) => {
    setTyped(text);
    onText(text);
  };
  return [known === value ? (typed ?? value) : value, type];
}
