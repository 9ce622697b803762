import { parentPort, workerData } from 'node:worker_threads';
import { all } from 'heic-decode';
import type { HeicPixels, HeicTask } from './decode-heic.ts';

// Decodes one HEIC picture in a thread of its own, because decoding takes seconds and a hostile file may never end.
const { content, mostPixels, mostBytes }: HeicTask = workerData;

// The decoder's memory is not part of the thread's heap, so `resourceLimits` doesn't count it. A refused growth is an ordinary
// failure for the decoder.
const { prototype } = WebAssembly.Memory;
// oxlint-disable-next-line typescript/unbound-method -- Called on each memory below.
const { grow } = prototype;
prototype.grow = function growWithin(pages: number): number {
  if (this.buffer.byteLength + pages * 65_536 > mostBytes)
    throw new RangeError('The picture takes too much memory');
  return grow.call(this, pages);
};

const [image] = await all({ buffer: content });
if (!image || image.width * image.height > mostPixels) throw new RangeError('The picture is too large');
const { width, height } = image;
const { data } = await image.decode();
const pixels: HeicPixels = { width, height, data };
parentPort?.postMessage(pixels, [data.buffer]);
