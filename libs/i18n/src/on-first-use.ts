/** A formatter costs some ten milliseconds on a phone: each is made when it is asked for the first time. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
