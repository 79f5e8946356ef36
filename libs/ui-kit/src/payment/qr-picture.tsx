import { useState } from 'react';
import { QrFailed, QrFrame } from './qr-frame.tsx';

/** A code that came as a picture: in the same square, and a sentence in its place when it does not load. PAY-031 */
export function QrPicture({
  src,
  label,
  failed,
}: {
  readonly src: string;
  readonly label: string;
  readonly failed: string;
}) {
  const [state, setState] = useState<{ src: string; is: 'coming' | 'here' | 'failed' }>({ src, is: 'coming' });
  const is = state.src === src ? state.is : 'coming';
  if (is === 'failed') return <QrFailed>{failed}</QrFailed>;
  return (
    <QrFrame>
      <img
        src={src}
        alt={label}
        data-coming={is === 'coming' || undefined}
        onLoad={() => setState({ src, is: 'here' })}
        onError={() => setState({ src, is: 'failed' })}
      />
    </QrFrame>
  );
}
