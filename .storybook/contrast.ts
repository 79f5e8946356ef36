import axe from 'axe-core';
import { looks, wearBrand } from './brands.ts';

/**
 * The full axe run happens once per story. Colours are what a brand changes, so in the same mount each brand and scheme is put
 * on and `color-contrast` alone is asked again. Text over pictures is "incomplete" to axe; its scrim is checked with the tokens.
 */
export async function checkContrastInEveryLook(root: HTMLElement): Promise<void> {
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*,*::before,*::after{transition:none!important;animation:none!important}';
  const failures: string[] = [];
  try {
    for (const { brand, scheme } of looks) {
      wearBrand(brand, { scheme, fonts: false });
      const { violations } = await axe.run(root, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
        elementRef: false,
      });
      for (const node of violations.flatMap((violation) => violation.nodes)) {
        failures.push(
          `${brand} ${scheme}: ${node.target.join(' ')}: ${node.any.map((check) => check.message).join('; ')}`,
        );
      }
    }
  } finally {
    still.remove();
  }
  if (failures.length > 0) throw new Error(`Not enough contrast\n${[...new Set(failures)].slice(0, 12).join('\n')}`);
}
