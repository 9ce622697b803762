import { use } from 'react';
import { qrDrawing } from './qr-drawing.ts';

interface QrCodeProps {
  /** What the code opens, usually an address. */
  text: string;
  /** What it opens, in words: read out instead of the picture. */
  label: string;
  /** Width and height in px, quiet zone included. */
  size?: number | undefined;
}

/**
 * A QR code, always dark on white: scanners read no other. The encoder is loaded with the first code, so that this
 * suspends: put it where it is shown, inside a Suspense boundary. Without the encoder its text stands there instead.
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
