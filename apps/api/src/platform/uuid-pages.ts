const UUID_BYTES = 16;

/** Packed UUIDs of 16 bytes each as texts, `limit` at a time, because a text takes four times the memory. */
export function* uuidPages(packed: Uint8Array, limit: number): Generator<string[], void, undefined> {
  const pageBytes = limit * UUID_BYTES;
  for (let start = 0; start < packed.length; start += pageBytes) {
    const hex = Buffer.from(packed.subarray(start, start + pageBytes)).toString('hex');
    const page = hex.match(/.{32}/gu) ?? [];
    yield page.map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-'));
  }
}
