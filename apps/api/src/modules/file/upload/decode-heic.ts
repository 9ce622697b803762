import { Worker } from 'node:worker_threads';

/** What the thread gets. */
export interface HeicTask {
  content: Uint8Array;
  mostPixels: number;
  /** The most memory of the decoder. */
  mostBytes: number;
}

/** An upright picture: four bytes a pixel. */
export interface HeicPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Four times what a picture of 12 megapixels, as phones take it, needs on a slow machine. */
const PATIENCE_MS = 20_000;
const MOST_BYTES = 512 * 1024 * 1024;

/** The brands of pictures in this container. A video has others. */
const HEIC_BRAND = /^(?:heic|heix|heim|heis|mif1)$/;

/** Whether a file with these first bytes is a HEIC picture, as phones take them. */
export const isHeic = (head: Uint8Array): boolean => {
  const text = Buffer.from(head.subarray(4, 12)).toString('latin1');
  return text.startsWith('ftyp') && HEIC_BRAND.test(text.slice(4));
};

/**
 * Decodes a HEIC picture in a thread. Undefined if it is none, has too many pixels, or takes more than its time or memory: the
 * thread is ended then, and the server goes on.
 */
export async function decodeHeic(
  content: Uint8Array,
  mostPixels: number,
  patienceMs = PATIENCE_MS,
  mostBytes = MOST_BYTES,
): Promise<HeicPixels | undefined> {
  const task: HeicTask = { content, mostPixels, mostBytes };
  const thread = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    // What the decoder prints about a bad file is of no use in the log.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<HeicPixels | undefined>();
  const late = setTimeout(() => resolve(undefined), patienceMs);
  thread.once('message', resolve);
  thread.once('error', () => resolve(undefined));
  thread.once('exit', () => resolve(undefined));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
