/** Modules of white around the code, which scanners need to find it (ISO/IEC 18004). */
const quietZone = 4;

export interface QrDrawing {
  /** The dark modules as an SVG path, one unit per module; a canvas can fill it too. */
  path: string;
  /** Modules per side, including the quiet zone. */
  size: number;
}

const drawings = new Map<string, Promise<QrDrawing | undefined>>();

const draw = async (text: string): Promise<QrDrawing> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), size };
};

/** Encodes a text. Undefined when the encoder could not be loaded; the next call tries again. */
export const qrDrawing = (text: string): Promise<QrDrawing | undefined> => {
  const known = drawings.get(text);
  if (known) return known;
  const drawing = draw(text).catch(() => {
    drawings.delete(text);
    return undefined;
  });
  drawings.set(text, drawing);
  return drawing;
};
