import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PinPad } from '../forms/pin-pad.tsx';
import { LOOKS } from '../looks/all-looks.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { PinStep } from '../parental/pin-step.tsx';
import { mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { Text } from '../text/text.tsx';
import { TelevisionStyle } from './television-style.ts';

/** As every brand has them. */
const SPACES = ':root{--space-5:20px;--space-6:24px}';

const root = document.documentElement;
afterEach(async () => {
  delete root.dataset['card'];
  delete root.dataset['density'];
  await page.viewport(1280, 720);
});

it.each(Object.keys(LOOKS.card))(
  'on a television a PIN is in sight from its title to what step it is of: %s',
  async (card) => {
    root.dataset['card'] = card;
    root.dataset['density'] = 'tv';
    await page.viewport(1920, 1080);
    const { unmount } = mount(
      <>
        <WornBrand css={SPACES} />
        <TelevisionStyle />
        <Dialog open title="Придумайте новый PIN-код" titleLook="question" size="narrow" onClose={() => undefined}>
          <PinStep text="Четыре цифры, которые дети не угадают." more={<Text>Шаг 1 из 2</Text>}>
            <PinPad label="PIN" value="" onChange={() => undefined} />
          </PinStep>
        </Dialog>
      </>,
    );
    onTestFinished(unmount);
    await expect.element(page.getByText('Шаг 1 из 2')).toBeVisible();
    const dialog = document.querySelector('dialog')!;
    expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  },
);
