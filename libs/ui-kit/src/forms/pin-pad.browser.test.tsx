import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { PinPad } from './pin-pad.tsx';

/** Types as soon as the dialogue stands in the page, before the browser has drawn it. */
function TypedAtOnce({ onChange }: { readonly onChange: (digits: string) => void }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }));
  }, []);
  return <PinPad label="pin" value="" onChange={onChange} />;
}

it('a digit that is typed before the pad was drawn counts', () => {
  const onChange = vi.fn();
  const page = mount(<TypedAtOnce onChange={onChange} />);
  expect(onChange.mock.calls).toEqual([['7']]);
  page.unmount();
});
