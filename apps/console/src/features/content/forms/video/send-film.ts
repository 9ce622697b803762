import { ConsoleError, continueCourseVideo } from '@yayan/console-client';

/** The pauses between attempts that bring no new part, in milliseconds. */
const PAUSES = [1000, 2000, 4000, 8000];

/** A part that the store didn't take. */
export class PartFailure extends Error {}

/**
 * The name of an upload. The same file of the same operator has the same name, so that it goes on where it stopped when it
 * is chosen again after a reload, and is sent once for several courses.
 */
export const uploadNameOf = async (file: File): Promise<string> => {
  const text = JSON.stringify([file.name, file.size, file.lastModified]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> =>
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const isPassing = (error: unknown): boolean =>
  error instanceof PartFailure || (error instanceof ConsoleError && error.code === 0);

interface Sending {
  signal: AbortSignal;
  /** Called with the share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a film in parts (rule 11.7) until it is complete, and returns its key. After an interruption it goes on by itself for
 * some seconds, then it rejects; another call with the same name goes on. Aborting stops after the part that is being sent.
 */
export const sendFilm = async (
  name: string,
  file: File,
  { signal, onProgress }: Sending,
): Promise<string> => {
  const asked = { id: name, extension: file.name.split('.').at(-1)?.toLowerCase() ?? '', size: file.size };
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      const { key, isComplete, receivedBytes, parts } = await continueCourseVideo(asked, signal);
      onProgress(receivedBytes / file.size);
      if (isComplete) return key;
      let sent = receivedBytes;
      for (const { start, bytes, url } of parts) {
        const body = file.slice(start, start + bytes);
        const headers = { 'content-type': 'application/octet-stream' };
        const answer = await fetch(url, { method: 'PUT', body, headers, signal }).catch((error: unknown) => {
          signal.throwIfAborted();
          throw new PartFailure('网络断了', { cause: error });
        });
        if (!answer.ok) throw new PartFailure(`没有传上去（${answer.status}）`);
        sent += bytes;
        failures = 0;
        onProgress(sent / file.size);
      }
    } catch (error) {
      signal.throwIfAborted();
      const wait = PAUSES[failures];
      if (!isPassing(error) || wait === undefined) throw error;
      failures += 1;
      await pause(wait, signal);
    }
  }
};
