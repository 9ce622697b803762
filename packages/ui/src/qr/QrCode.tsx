import { use } from 'react';
import { qrDrawing } from './qr-drawing.ts';

interface QrCodeProps {
  /** What the code opens, usually an address. */
  text: string;
  /** The text alternative: what the code opens. */
  label: string;
  /** Width and height in px, including the quiet zone. */
  size?: number | undefined;
}

/**
 * A QR code, always dark on white, because scanners need that. The encoder is loaded with the first code, so this component
 * suspends: render it inside a Suspense boundary. If the encoder can't be loaded, the text is shown instead.
 */
export function QrCode({ text, label, size = 132 }: QrCodeProps) {
  const drawing = use(qrDrawing(text));
  if (!drawing) return <span style={{ color: '#1A1917', lineHeight: 1.5 }}>{text}</span>;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
      <path fill="#1A1917" d={drawing.path} />
    </svg>
  );
}
