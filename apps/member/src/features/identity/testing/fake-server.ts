/** A server behind `fetch` that reads encrypted fields as the real one does. */
export interface FakeServer {
  fetch: typeof fetch;
  tokens: { token: string; refreshToken: string; expired: number };
  /** Answers calls of a path with this data from now on. */
  answer: (path: string, data: unknown) => void;
  /** Refuses calls of a path with this code from now on. */
  refuse: (path: string, code: number, data: unknown) => void;
  /** Bodies sent to a path, with their encrypted fields decrypted. */
  sent: (path: string) => unknown[];
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const pemOf = (key: ArrayBuffer): string => {
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return `-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----`;
};

const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith('k1:');

/** One key pair for all tests, because the page asks for the key only once. */
const pair = crypto.subtle.generateKey(
  { name: 'RSA-OAEP', modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  true,
  ['encrypt', 'decrypt'],
);

/** Starts a fake server. It already answers calls that send a code. */
export const startFakeServer = async (): Promise<FakeServer> => {
  const keys = await pair;
  const publicKey = pemOf(await crypto.subtle.exportKey('spki', keys.publicKey));
  const answers = new Map<string, { code: number; data: unknown }>([
    ['/v1/auth/public-key', { code: 200, data: { keyId: 'k1', publicKey, time: Date.now() } }],
    ['/v1/auth/sms/send', { code: 200, data: { resendAfterSeconds: 60 } }],
  ]);
  const bodies: { path: string; body: unknown }[] = [];

  const opened = async (sealed: string): Promise<unknown> => {
    const plain = await crypto.subtle.decrypt(
      { name: 'RSA-OAEP' },
      keys.privateKey,
      bytesOf(sealed.slice(3)),
    );
    const field: unknown = JSON.parse(new TextDecoder().decode(plain));
    return typeof field === 'object' && field !== null && 'value' in field ? field.value : undefined;
  };
  const read = async (text: string): Promise<unknown> => {
    const body: unknown = JSON.parse(text || '{}');
    const fields = Object.entries(body ?? {}).map(
      async ([name, value]) => [name, isSealed(value) ? await opened(value) : value] as const,
    );
    return Object.fromEntries(await Promise.all(fields));
  };

  return {
    tokens: {
      token: 'token-of-this-test',
      refreshToken: 'refresh-token-of-it',
      expired: Date.now() + 1_800_000,
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace('/api', '');
      if (request.method === 'POST') bodies.push({ path, body: await read(await request.text()) });
      const { code, data } = answers.get(path) ?? { code: 404, data: null };
      return Response.json({ code, msg: code === 200 ? '成功' : '拒绝', data });
    },
    answer: (path, data) => answers.set(path, { code: 200, data }),
    refuse: (path, code, data) => answers.set(path, { code, data }),
    sent: (path) => bodies.filter((sent) => sent.path === path).map(({ body }) => body),
  };
};
