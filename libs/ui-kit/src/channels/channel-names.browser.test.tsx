import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ChannelCard } from '../cards/channel-card.tsx';
import { mount } from '../stories/mount.tsx';
import { createChannelLine } from './channel-line.ts';

const translate = (key: string, values?: object) =>
  key === 'live_progress' ? `${Object.values(values ?? {}).join()} % over` : key;

it('a line of the list is named by number, channel, what is on, what comes next, and how far it is', async () => {
  const line = createChannelLine();
  document.body.append(line.element);
  onTestFinished(() => line.element.remove());
  line.draw(
    { id: 3, number: 3, name: 'Evening', programme: 'The witness', next: 'Next 20:15: Talk', percent: 40, href: '#3' },
    true,
    translate,
  );
  // Where its parts are drawn apart, they are read apart.
  const name = /^3 ?Evening\. The witness ?Next 20:15: Talk ?40 % over$/;
  await expect.element(page.getByRole('link')).toHaveAccessibleName(name);
});

it('a card of a channel says how far it is in words, not as a bare number', async () => {
  const { unmount } = mount(<ChannelCard title="Evening" programme="The witness" percent={40} href="#3" />);
  onTestFinished(unmount);
  await expect.element(page.getByRole('link')).toHaveAccessibleName(/live_progress$/);
});
