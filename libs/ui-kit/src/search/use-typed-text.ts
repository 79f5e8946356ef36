import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useShownText } from '../forms/use-shown-text.ts';
import { fitSearchText } from './search-text.ts';

/** What a touch keyboard says of each of its keys: it composes every word, letter by letter, and each letter counts. */
const TOUCH_KEY = 'Unidentified';

/**
 * The text of a field that tells each change at once, but not what an input method has only begun: until that is settled it is shown and kept
 * here.
 */
export function useTypedText(value: string, onValue: (text: string) => void) {
  const [shown, type] = useShownText(value, onValue);
  const [draft, setDraft] = useState<string | null>(null);
  const isComposing = useRef(false);
  const lastKey = useRef('');

  function set(text: string) {
    setDraft(null);
    type(fitSearchText(text));
  }
  return {
    set,
    /** What has been told. */
    told: shown,
    watchKey: ({ key }: KeyboardEvent) => {
      lastKey.current = key;
    },
    input: {
      value: draft ?? shown,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        if (isComposing.current) setDraft(currentTarget.value);
        else set(currentTarget.value);
      },
      onCompositionStart: () => {
        isComposing.current = lastKey.current !== TOUCH_KEY;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        if (isComposing.current) set(currentTarget.value);
        isComposing.current = false;
      },
    },
  };
}
