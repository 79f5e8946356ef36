/** Something that is loaded when it is first asked for. */
export interface LoadOnce<T> {
  /** The same promise for everybody; what has failed is asked for anew by whoever comes next. */
  (): Promise<T>;
  /** What has come. */
  get(): T | undefined;
}

export function loadOnce<T>(load: () => Promise<T>): LoadOnce<T> {
  let asked: Promise<T> | undefined;
  let value: T | undefined;
  const ask = async () => {
    try {
      return (value = await load());
    } catch (error) {
      asked = undefined;
      throw error;
    }
  };
  return Object.assign(() => (asked ??= ask()), { get: () => value });
}
