import type { WebBlob } from '@yayan/auth';

/** What is sent to the file store: a form, or one part of a file. */
export type StoreRequest =
  | { readonly method: 'POST'; readonly body: FormData }
  | { readonly method: 'PUT'; readonly body: WebBlob };

/** Parts are signed with this type. */
const headersOf = ({ method }: StoreRequest): Readonly<Record<string, string>> =>
  method === 'PUT' ? { 'content-type': 'application/octet-stream' } : {};

/** The answer of the file store. */
export interface StoreAnswer {
  readonly status: number;
  readonly text: string;
}

export interface PostOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the fraction of the form that was sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Milliseconds without progress after which the upload counts as lost. */
  readonly stallMilliseconds: number;
}

/**
 * Sends a form or a part in a page. It uses XMLHttpRequest, because `fetch` reports no upload progress. Rejects when the address can't be
 * reached, after `stallMilliseconds` without progress, and with the signal's reason when it aborts.
 */
export const sendByPage = (
  address: string,
  sent: StoreRequest,
  { signal, onProgress, stallMilliseconds }: PostOptions,
): Promise<StoreAnswer> =>
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
        fail(new DOMException(`Nothing was sent for ${stallMilliseconds} ms`, 'TimeoutError'));
        request.abort();
      }, stallMilliseconds);
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      settle();
      resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', () => fail(new TypeError(`${address} was not reached`)));
    signal?.addEventListener('abort', abort);
    request.open(sent.method, address);
    for (const [name, value] of Object.entries(headersOf(sent))) request.setRequestHeader(name, value);
    moved();
    request.send(sent.body);
  });

/** Sends a form or a part with `fetch`, which reports only the start and the end. */
export const sendByFetch = async (
  send: (request: Request) => Response | Promise<Response>,
  address: string,
  sent: StoreRequest,
  { signal, onProgress }: PostOptions,
): Promise<StoreAnswer> => {
  onProgress?.(0);
  const { method, body } = sent;
  const request = new Request(address, {
    method,
    body,
    headers: headersOf(sent),
    ...(signal && { signal }),
  });
  const response = await send(request);
  const text = await response.text();
  onProgress?.(1);
  return { status: response.status, text };
};
