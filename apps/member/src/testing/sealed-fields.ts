const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const pemOf = (key: ArrayBuffer): string => {
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return `-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----`;
};

/** One key pair for all tests, because the page asks for the key only once. */
const pair = crypto.subtle.generateKey(
  { name: 'RSA-OAEP', modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  true,
  ['encrypt', 'decrypt'],
);

/** The server's answer to the call for its key. */
export const answerPublicKey = async () => ({
  keyId: 'k1',
  publicKey: pemOf(await crypto.subtle.exportKey('spki', (await pair).publicKey)),
  time: Date.now(),
});

const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith('k1:');

const openField = async (sealed: string): Promise<string> => {
  const { privateKey } = await pair;
  const plain = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytesOf(sealed.slice(3)));
  const field: unknown = JSON.parse(new TextDecoder().decode(plain));
  return typeof field === 'object' && field !== null && 'value' in field ? String(field.value) : '';
};

/** A body with its encrypted fields decrypted, as the real server reads it. `mark` is put before each of them. */
export const openSealed = async (body: unknown, mark = ''): Promise<unknown> => {
  if (isSealed(body)) return mark + (await openField(body));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = Object.entries(body).map(
    async ([name, value]) => [name, await openSealed(value, mark)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
};
