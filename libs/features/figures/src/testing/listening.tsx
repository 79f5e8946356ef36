import { PosterCard } from '@livery/ui-kit/cards';
import { Button } from '@livery/ui-kit/actions';
import type { Services } from '@livery/widgets/services';
import { onTestFinished } from 'vitest';
import listener from '../listener.ts';
import { telling } from './telling.ts';

/** A page of cards, buttons and fields, each with the attributes that counting goes by. */
const CARDS = (
  <div data-row-key="cinema" style={{ width: 160 }}>
    {[1, 2].map((id) => (
      <PosterCard key={id} title={`Film ${id}`} href={`#${id}`} focusKey={`content-${id}`} />
    ))}
    <div style={{ height: 5_000 }} />
    <PosterCard title="Film 3" href="#3" focusKey="content-3" />
    <Button focusKey="back">Back</Button>
    <a href="/row/cinema-9?library_id=3" onClick={(event) => event.preventDefault()}>
      All of it
    </a>
    <button data-focus-key="channel-7">Channel</button>
    <input type="radio" aria-label="Android TV" value="android_tv" />
    <div data-over-card="content-4">
      <span data-press="watch">
        <a href="#4">Watch</a>
      </span>
      <button>Keep</button>
    </div>
    <button data-focus-key="guide-list-31" aria-haspopup="true">
      Two programmes
    </button>
    <ul>
      <li data-press="guide-31">
        <a href="#31">First</a>
      </li>
      <li data-press="guide-32">
        <button>Second</button>
      </li>
    </ul>
    <input type="search" aria-label="Films" />
    <input type="search" aria-label="Channels" data-search="channels" />
  </div>
);

/** Opening a page, each time anew, is told with what is known by then. */
export const openPages = ({ events }: Pick<Services, 'events'>) => {
  for (const pathname of ['/', '/instructions']) events.emit('page', { pathname });
};

/** Hears a page of cards, and the site. `before` is what has happened by then. */
export async function listening({
  before,
  ...world
}: Parameters<typeof telling>[0] & { readonly before?: (services: Services) => void } = {}) {
  const site = await telling({ screen: CARDS, isHeard: true, ...world });
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  before?.(site.services);
  listener({
    services: site.services,
    events: site.services.events,
    dispatch: site.store.dispatch,
    signal: stop.signal,
  });
  const told = (name: string) => site.arrived().filter((event) => event.name === name);
  return { ...site, told };
}
