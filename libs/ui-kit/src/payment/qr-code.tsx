import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';
import { QrFailed, QrFrame } from './qr-frame.tsx';
import { QUIET_ZONE_MODULES, pathOf } from './qr-path.ts';

/** A text that no code can hold makes none. */
function readable(text: string) {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { d: pathOf(code), side: code.size + 2 * QUIET_ZONE_MODULES };
  } catch {
    return null;
  }
}

/** A code for a telephone's camera, drawn from its text: one path, black on white in every brand, the quiet zone that the standard asks for. PAY-030 */
export function QrCode({
  text,
  label,
  failed,
}: {
  /** What the code holds: an address. */
  readonly text: string;
  /** What a reader calls it: "QR code for payment". */
  readonly label: string;
  /** The sentence in its place where the text makes no code. */
  readonly failed: string;
}) {
  const code = useMemo(() => readable(text), [text]);
  if (!code) return <QrFailed>{failed}</QrFailed>;
  return (
    <QrFrame>
      <svg role="img" aria-label={label} viewBox={`0 0 ${code.side} ${code.side}`} shapeRendering="crispEdges">
        <path d={code.d} fill="#000" />
      </svg>
    </QrFrame>
  );
}
