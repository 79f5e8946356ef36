import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';

type Press = readonly [words: PlainKey, onPress: () => void];

/** What may be pressed where nothing else is asked: the first one stands before all others. */
export function Presses({ of }: { readonly of: readonly (Press | false | null)[] }) {
  const t = useT();
  return of
    .filter((press) => !!press)
    .map(([words, onPress], index) => (
      <Button key={words} kind={index === 0 ? 'primary' : 'secondary'} onClick={onPress}>
        {t(words)}
      </Button>
    ));
}
