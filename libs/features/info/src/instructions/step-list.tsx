import { useT } from '@livery/i18n/react';
import { Steps } from '@livery/ui-kit/reading';
import { useBrand } from '@livery/widgets/services';
import type { InstructionStep } from './devices.ts';

/** Steps in the words of this service. */
export function StepList({ steps }: { readonly steps: readonly InstructionStep[] }) {
  const t = useT();
  const service = { name: useBrand().name, address: location.host };
  return <Steps steps={steps.map(({ text, words }) => t(text, { ...service, ...words }))} />;
}
