import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Held } from '../stories/held.tsx';
import { byItself, mount } from '../stories/mount.tsx';
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
