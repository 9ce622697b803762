import type { Readable } from 'node:stream';

const LINE_FEED = 10;

/**
 * The lines of a stream without their line feeds, split only at line feeds. Node's readline also splits at U+2028,
 * which may be part of a row's text.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes = Buffer.concat([rest, Buffer.from(chunk)]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
      yield bytes.subarray(start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest;
}
