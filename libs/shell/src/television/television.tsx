import { keepFocus, TelevisionStyle, walkByArrows } from '@livery/ui-kit/television';
import { useEffect } from 'react';
import { useGoBack } from './use-go-back.ts';

/** What a television set has beside the site: the layout for ten feet, and the keys of a remote control. */
export default function Television() {
  useEffect(() => {
    const life = new AbortController();
    walkByArrows(life.signal);
    keepFocus(life.signal);
    return () => life.abort();
  }, []);
  useGoBack();
  return <TelevisionStyle />;
}
