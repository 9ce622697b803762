import { PostRefusal } from './post-refusal.ts';

/**
 * A multipart form in OSS's format: text fields first, `file` last. We don't use @fastify/busboy for two reasons. It
 * silently accepts what we must refuse: text before the form, parts without a name, too many fields, values cut at a
 * limit. And it pushes its data, but we read the file only after the fields were verified. This reader holds one chunk
 * and one field in memory, never the file.
 */
export interface PostForm {
  fields: ReadonlyMap<string, string>;
  /** The caller must read it to its end. Throws `PostRefusal` if the form ends too early. */
  file: AsyncGenerator<Buffer, void>;
}

const MOST_FIELDS = 24;
const FIELD_BYTES = 16 * 1024;
const HEAD_BYTES = 4 * 1024;

/** Reads a form. Throws `PostRefusal` MalformedPOSTRequest if the body isn't such a form. */
export async function readPostForm(body: AsyncIterable<Uint8Array>, contentType: string): Promise<PostForm> {
  const boundary = /^multipart\/form-data;.*?\bboundary="?([^";\s]{1,200})"?/i.exec(contentType)?.[1];
  if (boundary === undefined) throw malformed();
  const reader = createReader(body);
  const mark = Buffer.from(`\r\n--${boundary}`);
  const first = await reader.until(Buffer.from(`--${boundary}`), HEAD_BYTES);
  if (first.length > 0) throw malformed();
  const fields = new Map<string, string>();
  for (;;) {
    if ((await reader.take(2)).toString('latin1') !== '\r\n') throw malformed();
    const name = nameIn((await reader.until(Buffer.from('\r\n\r\n'), HEAD_BYTES)).toString('utf8'));
    if (name === 'file') return { fields, file: reader.stream(mark) };
    if (fields.has(name) || fields.size >= MOST_FIELDS) throw malformed();
    fields.set(name, (await reader.until(mark, FIELD_BYTES)).toString('utf8'));
  }
}

const malformed = (): PostRefusal => new PostRefusal('MalformedPOSTRequest');

function nameIn(head: string): string {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:/i.test(line));
  const name = /;\s*name="([^"\r\n]{1,64})"/i.exec(disposition ?? '')?.[1];
  if (name === undefined) throw malformed();
  return name;
}

function createReader(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const more = async (): Promise<void> => {
    const next = await chunks.next();
    if (next.done) throw malformed();
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value]);
  };
  const cut = (length: number, skipped = 0): Buffer => {
    const piece = held.subarray(0, length);
    held = held.subarray(length + skipped);
    return piece;
  };

  return {
    take: async (length: number): Promise<Buffer> => {
      while (held.length < length) await more();
      return cut(length);
    },
    /** Returns everything before the mark and skips the mark. */
    until: async (mark: Buffer, most: number): Promise<Buffer> => {
      for (;;) {
        const at = held.indexOf(mark);
        if (at > most || (at < 0 && held.length > most + mark.length)) throw malformed();
        if (at >= 0) return cut(at, mark.length);
        await more();
      }
    },
    /** Like `until`, but in chunks. It holds back bytes that may be the beginning of the mark. */
    stream: async function* stream(mark: Buffer): AsyncGenerator<Buffer, void> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at >= 0) {
          if (at > 0) yield cut(at, mark.length);
          return;
        }
        const safe = held.length - mark.length + 1;
        if (safe > 0) yield cut(safe);
        await more();
      }
    },
  };
}
