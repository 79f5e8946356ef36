import { createValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Held } from '../stories/held.tsx';
import { byItself, mount } from '../stories/mount.tsx';
import { UiProvider } from '../theme/ui-context.tsx';
import { PromoForm } from './promo-form.tsx';

function open(start: string, props: Partial<Parameters<typeof PromoForm>[0]> = {}) {
  const onSubmit = vi.fn();
  const { host, unmount } = mount(
    <Held start={start}>
      {(value, onChange) => (
        <PromoForm label="code" action="apply" value={value} onChange={onChange} onSubmit={onSubmit} {...props} />
      )}
    </Held>,
  );
  onTestFinished(unmount);
  return { field: host.querySelector('input')!, button: host.querySelector('button')!, host, onSubmit };
}

it('PROMO-001 an empty code is not sent, by its button or by Enter', async () => {
  const { field, button, onSubmit } = open('  ');
  expect(button.disabled).toBe(true);
  field.focus();
  await byItself(userEvent.keyboard('{Enter}'));
  expect(onSubmit).not.toHaveBeenCalled();
  await byItself(userEvent.type(field, 'a'));
  expect(button.disabled).toBe(false);
});

it('PROMO-002 a code has at most 15 characters, and stays as it was typed', async () => {
  const { field, onSubmit } = open('');
  await byItself(userEvent.type(field, 'LiVery-2026-Winter'));
  expect(field.value).toBe('LiVery-2026-Win');
  await byItself(userEvent.keyboard('{Enter}'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('PROMO-003 a code that is being sent is not sent again, and can still be read', async () => {
  const { field, button, onSubmit } = open('LIVERY26', { busy: true });
  field.focus();
  await byItself(userEvent.keyboard('{Enter}x'));
  button.click();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field.value).toBe('LIVERY26');
});

it.each(['column', 'line'] as const)('a refusal belongs to its field, in the look %s', (look) => {
  const { field, host } = open('SUMMER25', { look, error: 'too late' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(host.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent).toBe('too late');
  expect(host.querySelector('[role=alert]')?.textContent).toBe('too late');
});

/** Draws a field as a page that is still starting does, and types the moment that the field has the focus: before anything else has run. */
async function typeAtOnce(field: ReactNode, text: string): Promise<HTMLInputElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const input = host.querySelector('input');
      if (!input) return;
      watch.disconnect();
      input.focus();
      for (const letter of text) document.execCommand('insertText', false, letter);
      resolve(input);
    });
    watch.observe(host, { childList: true, subtree: true });
    setTimeout(() => root.render(<UiProvider translate={(key) => key}>{field}</UiProvider>));
  });
}

function Kept({ children }: { readonly children: (value: string, change: (value: string) => void) => ReactNode }) {
  const value = useValue(kept);
  return children(value, kept.set);
}
const kept = createValue('');

it('a code that is typed before its keeper is heard keeps each letter', async () => {
  kept.set('');
  const field = await typeAtOnce(
    <Kept>
      {(value, change) => <PromoForm label="code" action="apply" value={value} onChange={change} onSubmit={() => {}} />}
    </Kept>,
    'CARD60',
  );
  await expect.poll(() => [field.value, kept.get()]).toEqual(['CARD60', 'CARD60']);
});
