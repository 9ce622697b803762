export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the fraction of the form that was sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Milliseconds without progress after which the upload counts as lost. */
  readonly stallMs?: number;
}

const defaultStallMs = 30_000;

/**
 * Posts a form and resolves to the HTTP status. It uses XMLHttpRequest, because `fetch` reports no upload progress. Rejects
 * when the address can't be reached, after `stallMs` without progress, and with the signal's reason when it aborts.
 */
export const sendForm = (
  address: string,
  form: FormData,
  { signal, onProgress, stallMs = defaultStallMs }: SendOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (reason: unknown): void => {
      settle();
      reject(reason);
    };
    function abort(): void {
      fail(signal?.reason);
      request.abort();
    }
    const moved = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        fail(new DOMException(`Nothing was sent for ${stallMs} ms`, 'TimeoutError'));
        request.abort();
      }, stallMs);
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      settle();
      resolve(request.status);
    });
    request.addEventListener('error', () => fail(new TypeError(`${address} was not reached`)));
    signal?.addEventListener('abort', abort);
    request.open('POST', address);
    moved();
    request.send(form);
  });
