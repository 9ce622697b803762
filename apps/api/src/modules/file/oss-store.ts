import type { Platform } from '../../platform/platform.ts';
import type { FileConfig } from '../../platform/file-config.ts';
import type { ObjectStore } from './object-store.ts';
import { signedQuery, type SignedRequest } from './oss-signature.ts';
import type { StoreAccount } from './store-account.ts';

const PATIENCE_MS = 30_000;
const SECONDS = 60;

/** The bucket did not do what it was asked. */
class OssError extends Error {
  override readonly name = 'OssError';
}

/** A bucket of Alibaba Cloud OSS. The server reads and writes by the same signed addresses that browsers get. */
export function ossStore(
  { clock }: Pick<Platform, 'clock'>,
  { url }: NonNullable<FileConfig['oss']>,
  account: StoreAccount,
): ObjectStore {
  const address = (request: SignedRequest): string =>
    `${url}/${request.key}?${signedQuery(account, request)}`;
  const ask = async (
    method: SignedRequest['method'],
    key: string,
    content?: { body: Uint8Array<ArrayBuffer> },
  ): Promise<Response> =>
    await fetch(address({ method, key, at: clock.now(), seconds: SECONDS }), {
      method,
      ...content,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const done = async (answer: Response): Promise<void> => {
    await answer.body?.cancel();
    if (!answer.ok) throw new OssError(`The bucket answered ${answer.status}`);
  };
  return {
    uploadUrl: url,
    addressOf: (key) => `${url}/${key}`,
    signedUrl: (key, { at, seconds, attachment }) =>
      address({
        method: 'GET',
        key,
        at,
        seconds,
        ...(attachment && { query: { 'response-content-disposition': 'attachment' } }),
      }),
    read: async (key, maxBytes) => {
      const answer = await ask('GET', key);
      if (!answer.ok || Number(answer.headers.get('content-length')) > maxBytes) {
        await answer.body?.cancel();
        if (answer.ok || answer.status === 404) return undefined;
        throw new OssError(`The bucket answered ${answer.status}`);
      }
      return new Uint8Array(await answer.arrayBuffer());
    },
    write: async (key, content) => await done(await ask('PUT', key, { body: Uint8Array.from(content) })),
    remove: async (key) => await done(await ask('DELETE', key)),
  };
}
