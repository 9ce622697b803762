import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. It is opened when its turn comes. */
export interface ZipEntry {
  /** Its path in the archive, with slashes. */
  name: string;
  open: () => Promise<Readable>;
}

/**
 * Files as the bytes of a .zip file, read one after another as fast as the reader takes them. They aren't compressed, because
 * pictures and videos are already.
 */
export async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable; // It is a PassThrough.
  zip.on('error', (error: Error) => out.destroy(error));
  for (const { name, open } of entries)
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      open().then(
        (content) => {
          content.on('error', (error) => out.destroy(error));
          give(null, content);
        },
        (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  zip.end();
  try {
    for await (const chunk of out) yield chunk as Uint8Array;
  } finally {
    out.destroy();
  }
}
