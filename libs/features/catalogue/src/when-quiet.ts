/** When the page is there and has nothing to do: the time for what nobody waits for. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
