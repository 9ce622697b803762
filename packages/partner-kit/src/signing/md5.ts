/*
 * MD5 (RFC 1321). WebCrypto leaves it out because it is broken as a hash. Some suppliers still sign with it, and the kit has no
 * dependencies. Don't sign anything new with it.
 */

const rotations = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

const sines = Array.from({ length: 64 }, (_, step) => Math.trunc(Math.abs(Math.sin(step + 1)) * 2 ** 32));

/** The function and the index of the message word, by round. */
const rounds: readonly {
  readonly mix: (x: number, y: number, z: number) => number;
  readonly word: (step: number) => number;
}[] = [
  { mix: (x, y, z) => (x & y) | (~x & z), word: (step) => step },
  { mix: (x, y, z) => (x & z) | (y & ~z), word: (step) => (5 * step + 1) % 16 },
  { mix: (x, y, z) => x ^ y ^ z, word: (step) => (3 * step + 5) % 16 },
  { mix: (x, y, z) => y ^ (x | ~z), word: (step) => (7 * step) % 16 },
];

/** The bytes, a 1 bit, zeros, and the length in bits in eight bytes: a multiple of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, (bytes.length << 3) >>> 0, true);
  view.setUint32(length - 4, Math.floor(bytes.length / 2 ** 29), true);
  return view;
}

/** The 16 bytes of MD5. */
export function md5(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const message = padded(bytes);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let offset = 0; offset < message.byteLength; offset += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step += 1) {
      const round = Math.floor(step / 16);
      const { mix, word } = rounds[round] ?? { mix: () => 0, word: () => 0 };
      const sum =
        (a + mix(b, c, d) + (sines[step] ?? 0) + message.getUint32(offset + word(step) * 4, true)) | 0;
      const by = rotations[round]?.[step % 4] ?? 0;
      const turned = (sum << by) | (sum >>> (32 - by));
      [a, d, c, b] = [d, c, b, (b + turned) | 0];
    }
    [a, b, c, d].forEach((value, at) => {
      state[at] = ((state[at] ?? 0) + value) | 0;
    });
  }
  const result = new DataView(new ArrayBuffer(16));
  state.forEach((value, at) => result.setInt32(at * 4, value, true));
  return new Uint8Array(result.buffer);
}
