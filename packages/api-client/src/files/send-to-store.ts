import { callerOf } from '../calls/call.ts';
import type { SendFileOptions } from './send-file-options.ts';
import { sendByFetch, sendByPage, type StoreAnswer, type StoreRequest } from './store-request.ts';
import { UploadError } from './upload-error.ts';

/** The file store's name of its refusal, from its XML answer. */
const storeCodeOf = (text: string): string | undefined => /<Code>(\w+)<\/Code>/.exec(text)?.[1];

/** The whole address of the store. A server that stores files itself returns only a path. */
const addressOf = (url: string, baseUrl = '/'): string => {
  const page = globalThis.location?.href;
  return new URL(url, page ? new URL(baseUrl, page) : baseUrl).href;
};

/** Sends a form or a part. Rejects with an `UploadError`, or with the signal's reason. */
export const sendToStore = async (
  url: string,
  request: StoreRequest,
  { client, signal, onProgress, stallMilliseconds = 30_000, fetch }: SendFileOptions,
): Promise<void> => {
  const caller = callerOf(client);
  const options = { signal, onProgress, stallMilliseconds };
  const send = (): Promise<StoreAnswer> => {
    const address = addressOf(url, caller?.baseUrl);
    return fetch || typeof XMLHttpRequest === 'undefined'
      ? sendByFetch(fetch ?? caller?.fetch ?? globalThis.fetch, address, request, options)
      : sendByPage(address, request, options);
  };
  signal?.throwIfAborted();
  const { status, text } = await send().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new UploadError({ status: 0 }, { cause });
  });
  if (status < 200 || status >= 300) throw new UploadError({ status, storeCode: storeCodeOf(text) });
};
