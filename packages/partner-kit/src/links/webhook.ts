import { hmacWithKey } from '../signing/digest.ts';
import { isSameText } from '../signing/same-text.ts';
import { checkSecret, checkSecrets, SecretError } from '../signing/secret.ts';

/** The headers of a webhook, as in the Standard Webhooks specification. */
export interface WebhookHeaders {
  readonly 'webhook-id': string;
  /** Seconds since 1970. */
  readonly 'webhook-timestamp': string;
  /** One or more `v1,<base64>`, separated by spaces. */
  readonly 'webhook-signature': string;
}

const PREFIX = 'whsec_';

/** The smallest key of the Standard Webhooks specification. */
const SMALLEST_KEY_BYTES = 24;

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const text = checkSecret(secret);
  const bytes = decodeBase64(text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text);
  if (bytes === undefined) throw new TypeError('A webhook secret is whsec_ and base64');
  if (bytes.length < SMALLEST_KEY_BYTES)
    throw new SecretError(
      'tooShort',
      `The key of a webhook secret must have at least ${SMALLEST_KEY_BYTES} bytes, and this one has ${bytes.length}`,
    );
  return bytes;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const signed = async (
  key: Uint8Array<ArrayBuffer>,
  id: string,
  timestamp: string,
  body: string,
): Promise<string> => {
  const mac = await hmacWithKey('sha256', key, `${id}.${timestamp}.${body}`);
  return `v1,${btoa(String.fromCharCode(...mac))}`;
};

/** The headers for a body. `body` is the exact text that is sent. */
export async function signWebhook(
  secret: string,
  { id, body, at = new Date() }: { id: string; body: string; at?: Date },
): Promise<WebhookHeaders> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': await signed(keyOf(secret), id, timestamp, body),
  };
}

/** The received headers: of `Request`, of Node's `IncomingMessage`, of Express, or a plain object. */
export type ReceivedHeaders =
  | { readonly get: (name: string) => string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Partial<WebhookHeaders>;

function headerOf(headers: ReceivedHeaders, name: keyof WebhookHeaders): string {
  if ('get' in headers && typeof headers.get === 'function') return headers.get(name) ?? '';
  const entry = Object.entries(headers).find(([each]) => each.toLowerCase() === name);
  return typeof entry?.[1] === 'string' ? entry[1] : '';
}

/**
 * Whether a webhook was signed with one of the secrets, at most five minutes ago. Store its id to detect replays.
 *
 * @example
 *   const body = await request.text(); // the bytes as they came, before any JSON.parse
 *   const isGenuine = await isWebhookGenuine(request.headers, body, { secrets: [secret] });
 *
 * @throws {SecretError} when a secret isn't set, or its key has fewer than 24 bytes.
 * @throws {TypeError} when a secret isn't base64, or when there are no headers. These are mistakes of the program.
 */
export async function isWebhookGenuine(
  headers: ReceivedHeaders,
  body: string,
  {
    secrets,
    toleranceSeconds = 300,
    now = Date.now,
  }: { secrets: readonly string[]; toleranceSeconds?: number; now?: () => number },
): Promise<boolean> {
  const keys = checkSecrets(secrets).map(keyOf);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const given = headerOf(headers, 'webhook-signature');
  if (id === '' || !/^\d{10}$/.test(timestamp)) return false;
  if (!(Math.abs(now() / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const expected = await Promise.all(keys.map((key) => signed(key, id, timestamp, body)));
  const tokens = given.slice(0, 2048).split(' ');
  return expected.flatMap((each) => tokens.map((token) => isSameText(each, token))).includes(true);
}
