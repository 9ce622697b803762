import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bucket as Alibaba Cloud documents it, written from its documents and not from our signing code, so that the two
 * check each other: forms (V4 and V1) and signed addresses, verified before anything is kept.
 */
export interface TestBucket {
  readonly url: string;
  readonly objects: Map<string, { content: Buffer; type: string }>;
  /** How many forms and addresses were refused, and why. */
  readonly refusals: string[];
  close(): Promise<void>;
}

interface Account {
  bucket: string;
  region: string;
  id: string;
  secret: string;
  now: () => Date;
}

const sha256 = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text, 'utf8').digest();

function v4Signature({ secret, region }: Account, day: string, text: string): string {
  let key = sha256(`aliyun_v4${secret}`, day);
  for (const part of [region, 'oss', 'aliyun_v4_request']) key = sha256(key, part);
  return sha256(key, text).toString('hex');
}

/** Why a form is refused; undefined when it is taken. */
export function formProblem(
  form: ReadonlyMap<string, string>,
  size: number,
  account: Account,
): string | undefined {
  const policy = form.get('policy') ?? '';
  const date = form.get('x-oss-date');
  if (date === undefined) {
    const expected = createHmac('sha1', account.secret).update(policy).digest('base64');
    if (form.get('OSSAccessKeyId') !== account.id) return 'InvalidAccessKeyId';
    if (form.get('Signature') !== expected) return 'SignatureDoesNotMatch';
  } else {
    const credential = `${account.id}/${date.slice(0, 8)}/${account.region}/oss/aliyun_v4_request`;
    if (form.get('x-oss-credential') !== credential) return 'InvalidAccessKeyId';
    if (form.get('x-oss-signature-version') !== 'OSS4-HMAC-SHA256') return 'InvalidArgument';
    if (form.get('x-oss-signature') !== v4Signature(account, date.slice(0, 8), policy))
      return 'SignatureDoesNotMatch';
  }
  return policyProblem(policy, form, size, account);
}

function policyProblem(
  policy: string,
  form: ReadonlyMap<string, string>,
  size: number,
  { bucket, now }: Account,
): string | undefined {
  const { expiration, conditions }: { expiration: string; conditions: unknown[] } = JSON.parse(
    Buffer.from(policy, 'base64').toString(),
  );
  if (Date.parse(expiration) <= now().getTime()) return 'Policy expired';
  const values = new Map([...form, ['bucket', bucket]]);
  for (const condition of conditions) {
    const [kind, name, value] = Array.isArray(condition)
      ? condition
      : ['eq', `$${Object.keys(condition as object)[0] ?? ''}`, Object.values(condition as object)[0]];
    if (kind === 'content-length-range' && (size < Number(name) || size > Number(value))) return 'Size';
    if (kind === 'eq' && values.get(String(name).slice(1)) !== value) return `Condition ${String(name)}`;
  }
  return undefined;
}

/** Why a signed address is refused. */
function addressProblem(method: string, url: URL, account: Account): string | undefined {
  const given = url.searchParams;
  const key = decodeURIComponent(url.pathname.slice(1));
  const date = given.get('x-oss-date');
  if (date === null) {
    const sub = given.get('response-content-disposition');
    const resource = `/${account.bucket}/${key}${sub === null ? '' : `?response-content-disposition=${sub}`}`;
    const text = `${method}\n\n\n${given.get('Expires') ?? ''}\n${resource}`;
    if (Number(given.get('Expires')) * 1000 < account.now().getTime()) return 'Expired';
    const expected = createHmac('sha1', account.secret).update(text).digest('base64');
    return given.get('Signature') === expected ? undefined : 'SignatureDoesNotMatch';
  }
  const names = [...given.keys()].filter((name) => name !== 'x-oss-signature').toSorted();
  const query = names.map(
    (name) => `${encodeURIComponent(name)}=${encodeURIComponent(given.get(name) ?? '')}`,
  );
  const path = `/${account.bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const request = `${method}\n${path}\n${query.join('&')}\n\n\nUNSIGNED-PAYLOAD`;
  const day = date.slice(0, 8);
  const scope = `${day}/${account.region}/oss/aliyun_v4_request`;
  const hash = createHash('sha256').update(request).digest('hex');
  const expected = v4Signature(account, day, `OSS4-HMAC-SHA256\n${date}\n${scope}\n${hash}`);
  return given.get('x-oss-signature') === expected ? undefined : 'SignatureDoesNotMatch';
}

/** Starts one on a free port. */
export async function startTestBucket(account: Account): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  const refusals: string[] = [];
  const take = async (request: IncomingMessage, url: URL): Promise<[number, Buffer?]> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // A request gives bytes.
    const body = Buffer.concat(chunks);
    if (request.method === 'POST') {
      const type = request.headers['content-type'] ?? '';
      const form = await new Response(body, { headers: { 'content-type': type } }).formData();
      const file = form.get('file');
      const content = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
      const fields = new Map(
        [...form]
          .filter(([name]) => name !== 'file')
          .map(([name, text]) => [name, typeof text === 'string' ? text : '']),
      );
      const key = fields.get('key') ?? '';
      const taken = objects.has(key) && fields.get('x-oss-forbid-overwrite') === 'true';
      const problem =
        formProblem(fields, content.length, account) ?? (taken ? 'FileAlreadyExists' : undefined);
      if (problem !== undefined) return refuse(problem);
      objects.set(key, { content, type: fields.get('x-oss-content-type') ?? '' });
      return [200];
    }
    const problem = addressProblem(request.method ?? '', url, account);
    if (problem !== undefined) return refuse(problem);
    const key = decodeURIComponent(url.pathname.slice(1));
    if (request.method === 'PUT') objects.set(key, { content: body, type: '' });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return [204];
    const found = objects.get(key);
    return found ? [200, found.content] : [404];
  };
  const refuse = (problem: string): [number] => {
    refusals.push(problem);
    return [403];
  };
  const server = createServer((request, response) => {
    take(request, new URL(request.url ?? '/', 'http://bucket')).then(
      ([status, content]) => response.writeHead(status).end(content),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // Listening on a port, so it has this form.
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    refusals,
    close: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
