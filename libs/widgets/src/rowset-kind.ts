import { MOBILE_BROWSER_MAX_WIDTH, MOBILE_MAX_WIDTH, rowsetKind } from '@livery/platform/viewport';
import { useMediaQuery, useServices } from './services.tsx';

export { START_PAGE } from '@livery/brand-kit/early';

export type RowsetKind = ReturnType<typeof rowsetKind>;

/** The kind for the window as it is now. */
export const windowKind = ({ mobileBrowser }: { mobileBrowser: boolean }): RowsetKind =>
  rowsetKind({ widthPx: window.innerWidth, mobileBrowser });

/** The kind of page to ask for, by window width and browser. ROWS-090, ROWS-091 */
export function useRowsetKind() {
  const { mobileBrowser } = useServices().environment;
  const narrow = useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
  const middle = useMediaQuery(`(max-width: ${MOBILE_BROWSER_MAX_WIDTH}px)`);
  return rowsetKind({
    widthPx: narrow ? MOBILE_MAX_WIDTH : middle ? MOBILE_BROWSER_MAX_WIDTH : Number.POSITIVE_INFINITY,
    mobileBrowser,
  });
}

/** Whether the mobile layout is used. BOOT-045, BOOT-046 */
export const useMobileLayout = () => useRowsetKind() !== 'web';
