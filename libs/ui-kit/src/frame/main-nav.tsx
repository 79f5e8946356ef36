import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { chevronDownIcon } from '../icons/shapes.ts';
import { Menu } from '../overlay/menu.tsx';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { fitCount } from './fit-count.ts';
import { Entry, Nav } from './main-nav-parts.ts';

export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** Room for the button that opens the rest. */
const MORE_PX = 84;
const MOST_ENTRIES = 7;

/** How many of the entries stand in the width that there is. Until they are measured all are rendered, before the first paint. */
function useFit(nav: RefObject<HTMLElement | null>, labels: readonly string[]): number {
  const key = labels.join('\n');
  const [entries, setEntries] = useState<{ key: string; widths: readonly number[] } | null>(null);
  const [room, setRoom] = useState<{ available: number; gap: number } | null>(null);

  useLayoutEffect(() => {
    if (entries?.key === key || !nav.current) return;
    const widths = [...nav.current.querySelectorAll('ul > li')].map((item) => item.getBoundingClientRect().width);
    setEntries({ key, widths });
  }, [nav, key, entries]);

  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element.querySelector('ul') ?? element);
      const available = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const gap = parseFloat(style.columnGap) || 0;
      setRoom((before) => (before?.available === available && before.gap === gap ? before : { available, gap }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [nav]);

  // The brand's own letters are not as wide as their stand-ins.
  useEffect(() => {
    let gone = false;
    void document.fonts.ready.then(() => gone || setEntries(null));
    return () => {
      gone = true;
    };
  }, []);

  if (!room || entries?.key !== key) return labels.length;
  return fitCount({ ...room, widths: entries.widths, more: MORE_PX, most: MOST_ENTRIES });
}

/** The sections of the site. What does not fit the width, or is more than seven, moves into a menu at the end (NAV-088). */
export function MainNav({
  items,
  currentId,
  onOpen,
}: {
  readonly items: readonly NavItem[];
  readonly currentId?: string | undefined;
  readonly onOpen?: ((id: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}) {
  const translate = useUiText();
  const nav = useRef<HTMLElement>(null);
  const count = useFit(
    nav,
    items.map((item) => item.label),
  );
  const rest = items.slice(count);
  const restIsCurrent = rest.some((item) => item.id === currentId);

  return (
    <Nav ref={nav} aria-label={translate('nav_main')}>
      <ul>
        {items.slice(0, count).map((item) => (
          <li key={item.id}>
            <Entry
              as={UiLink}
              href={item.href}
              aria-current={item.id === currentId ? 'page' : undefined}
              onClick={(event) => onOpen?.(item.id, event)}
            >
              {item.label}
            </Entry>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Menu
              align="start"
              items={rest.map((item) => ({ ...item, chosen: item.id === currentId }))}
              button={(props) => (
                <Entry as="button" type="button" aria-current={restIsCurrent ? 'true' : undefined} {...props}>
                  {translate('nav_more')}
                  <Icon shape={chevronDownIcon} />
                </Entry>
              )}
            />
          </li>
        )}
      </ul>
    </Nav>
  );
}
