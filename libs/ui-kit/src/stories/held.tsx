import { type ReactNode, useState } from 'react';

/** Holds the value of a controlled component in a story and tells the story's spy of every change. */
export function Held<Value>({
  start,
  onChange,
  children,
}: {
  readonly start: Value;
  readonly onChange?: ((value: Value) => void) | undefined;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
