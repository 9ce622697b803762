import type { FileConfig } from '../../../platform/config/file-config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signedQuery, type SignedRequest } from './oss-signature.ts';
import type { StorageAccount } from './storage-account.ts';

const PATIENCE_MS = 30_000;
const SECONDS = 60;

/** A request to the bucket failed. */
class OssError extends Error {
  override readonly name = 'OssError';

  constructor(status: number) {
    super(`The bucket answered ${status}`);
  }
}

/** A request to a bucket. */
type BucketRequest = Pick<SignedRequest, 'method' | 'key' | 'headers' | 'query'> & {
  body?: Uint8Array<ArrayBuffer>;
  /** The timeout; 30 s by default. */
  patienceMs?: number;
};

export const ossError = (status: number): Error => new OssError(status);

/** Sends requests to a bucket and throws if they fail. */
export interface OssRequests {
  /** The signed address of a request. */
  address: (request: SignedRequest) => string;
  /** Sends a request and expects success. The statuses in `fine` count as success too. */
  done: (asked: BucketRequest, fine?: readonly number[]) => Promise<void>;
  /**
   * The answer to a read; undefined if there is no object, or if it is compressed, because it could expand without
   * limit.
   */
  got: (asked: Omit<BucketRequest, 'method'>) => Promise<Response | undefined>;
  /** Like `done`, and returns the short text of the answer. */
  answered: (asked: BucketRequest, fine?: readonly number[]) => Promise<{ status: number; text: string }>;
}

/** Sends requests to a bucket by signed addresses, like those for browsers. */
export function createOssRequests(
  { clock }: Pick<Platform, 'clock'>,
  { url }: Pick<NonNullable<FileConfig['oss']>, 'url'>,
  account: StorageAccount,
): OssRequests {
  const address = (request: SignedRequest): string =>
    `${url}/${request.key}?${signedQuery(account, request)}`;
  const ask = async ({
    method,
    key,
    headers = {},
    query = {},
    body,
    patienceMs = PATIENCE_MS,
  }: BucketRequest): Promise<Response> =>
    await fetch(address({ method, key, headers, query, at: clock.now(), seconds: SECONDS }), {
      method,
      headers,
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
  return {
    address,
    done: async (asked, fine = []) => {
      const answer = await ask(asked);
      await answer.body?.cancel();
      if (!answer.ok && !fine.includes(answer.status)) throw new OssError(answer.status);
    },
    got: async (asked) => {
      const answer = await ask({ method: 'GET', ...asked });
      const isPacked = answer.headers.has('content-encoding');
      if (answer.ok && !isPacked) return answer;
      await answer.body?.cancel();
      if (answer.status === 404 || isPacked) return undefined;
      throw new OssError(answer.status);
    },
    answered: async (asked, fine = []) => {
      const answer = await ask(asked);
      const { status } = answer;
      if (!answer.ok && !fine.includes(status)) {
        await answer.body?.cancel();
        throw new OssError(status);
      }
      return { status, text: await answer.text() };
    },
  };
}
