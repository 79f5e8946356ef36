import { lazyPart } from '@livery/value/react';
import { useServices } from '@livery/widgets/services';
import { Suspense } from 'react';

const DebugFacts = lazyPart(() => import('./debug-facts.tsx'));

/** Where the address of the visit does not ask for it, nothing of it is fetched. BOOT-026 */
export default function DebugOverlay() {
  const { showsDebug } = useServices();
  return (
    showsDebug && (
      <Suspense>
        <DebugFacts />
      </Suspense>
    )
  );
}
