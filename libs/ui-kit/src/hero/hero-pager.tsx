import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon, type IconShape } from '../icons/shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';
import type { Promo } from './promo-banner.tsx';
import type { useSlideshow } from './slideshow.ts';

/** Under the stories: one line for each, and the arrows in windows that have room for them. ROWS-043, ROWS-044 */
export function HeroPager({
  promos,
  slideshow: { index, show, step },
  nextTitle,
  children,
}: {
  readonly promos: readonly Pick<Promo, 'id' | 'title'>[];
  readonly slideshow: Pick<ReturnType<typeof useSlideshow>, 'index' | 'show' | 'step'>;
  readonly nextTitle: string;
  /** What else the viewer can do with them. */
  readonly children: ReactNode;
}) {
  const translate = useUiText();
  const arrow = (to: 'previous' | 'next', icon: IconShape) => (
    <span data-to={to}>
      <IconButton icon={icon} label={translate(`action_${to}`)} round onClick={() => step(to === 'next' ? 1 : -1)} />
    </span>
  );
  return (
    <div data-part="pager">
      <span data-part="next">{translate('hero_next', { title: nextTitle })}</span>
      <ol>
        {promos.map((promo, at) => (
          <li key={promo.id}>
            <button
              type="button"
              data-slide
              aria-label={`${translate('hero_slide', { current: at + 1, total: promos.length })}: ${promo.title}`}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => show(at)}
            >
              <span>
                <span />
              </span>
              <em>
                <b>{at + 1}</b>
                <i>{promo.title}</i>
              </em>
            </button>
          </li>
        ))}
      </ol>
      {arrow('previous', chevronLeftIcon)}
      {arrow('next', chevronRightIcon)}
      {children}
    </div>
  );
}
