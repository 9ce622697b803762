import { use } from 'react';

interface QrCodeProps {
  /** What the code opens, usually an address. */
  text: string;
  /** What it opens, in words: read out instead of the picture. */
  label: string;
  /** Width and height in px, quiet zone included. */
  size?: number | undefined;
}

/** Modules of white around the code, which scanners need to find it (ISO/IEC 18004). */
const quietZone = 4;

interface Drawing {
  path: string;
  /** Modules a side, quiet zone included. */
  size: number;
}

const drawings = new Map<string, Promise<Drawing | undefined>>();

const draw = async (text: string): Promise<Drawing> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), size };
};

/** Undefined when the encoder could not be loaded; the next code that is shown tries again. */
const drawingOf = (text: string): Promise<Drawing | undefined> => {
  const known = drawings.get(text);
  if (known) return known;
  const drawing = draw(text).catch(() => {
    drawings.delete(text);
    return undefined;
  });
  drawings.set(text, drawing);
  return drawing;
};

/**
 * A QR code, always dark on white: scanners read no other. The encoder is loaded with the first code, so that this
 * suspends: put it where it is shown, inside a Suspense boundary. Without the encoder its text stands there instead.
 */
export function QrCode({ text, label, size = 132 }: QrCodeProps) {
  const drawing = use(drawingOf(text));
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
