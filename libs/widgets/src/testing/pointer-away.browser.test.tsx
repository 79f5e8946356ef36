import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** A button in the corner of the page, until the test is over. */
function button(): HTMLElement {
  const drawn = document.body.appendChild(document.createElement('button'));
  drawn.textContent = 'Here';
  drawn.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 200px';
  onTestFinished(() => drawn.remove());
  return drawn;
}

const frame = () => new Promise(requestAnimationFrame);

it.each(['hover', 'click'] as const)('the mouse is where a test moves it by %s', async (move) => {
  const here = button();
  await userEvent[move](page.getByRole('button'));
  expect(here.matches(':hover')).toBe(true);
});

it('what the next test draws in the same place is not under the mouse', async () => {
  const here = button();
  await frame();
  await frame();
  expect(here.matches(':hover')).toBe(false);
});
