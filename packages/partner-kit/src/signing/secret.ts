/** Why a secret is refused: it is no text, empty, the name of an unset value, or shorter than the smallest key. */
export type SecretProblem = 'notText' | 'empty' | 'unsetWord' | 'tooShort';

/**
 * A secret that must never sign or verify. It is a mistake of the program or of its configuration, not of a link. The secret
 * itself is not in the message.
 */
export class SecretError extends TypeError {
  override readonly name = 'SecretError';
  readonly problem: SecretProblem;

  constructor(problem: SecretProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** 芽言 accepts no shorter secret in a partner's configuration. */
const SMALLEST_SECRET = 16;

/** What JavaScript and other languages write for an unset value. Anybody can sign with these words. */
const unsetWords = new Set(['undefined', 'null', 'nil', 'none', 'nan', '[object object]']);

/**
 * Returns the key if it is set. Use it for keys that an exchange issues, which may be of any length.
 *
 * @throws {SecretError} for anything but a text, for an empty text, and for the name of an unset value.
 */
export function checkKey(key: string): string {
  // A caller without types may pass a `process.env.NAME` that isn't set.
  const given: unknown = key;
  if (typeof given !== 'string')
    throw new SecretError(
      'notText',
      `A secret must be a text, and this one is ${given === null ? 'null' : typeof given}`,
    );
  const text = given.trim().toLowerCase();
  if (text === '') throw new SecretError('empty', 'A secret must not be empty');
  if (unsetWords.has(text))
    throw new SecretError('unsetWord', `A secret must be set, and this one is the word "${text}"`);
  return given;
}

/**
 * Returns the secret if it is set and long enough.
 *
 * @throws {SecretError} as `checkKey` does, and for fewer than 16 characters.
 */
export function checkSecret(secret: string): string {
  const set = checkKey(secret);
  if (set.length < SMALLEST_SECRET)
    throw new SecretError(
      'tooShort',
      `A secret must have at least ${SMALLEST_SECRET} characters, and this one has ${set.length}`,
    );
  return set;
}

/**
 * The secrets for verifying, each checked.
 *
 * @throws {TypeError} when it isn't a list, is empty, or contains a secret that is refused.
 */
export function checkSecrets(secrets: readonly string[]): readonly string[] {
  if (!Array.isArray(secrets)) throw new TypeError('`secrets` must be a list of secrets');
  if (secrets.length === 0) throw new TypeError('There is no secret to verify with');
  return secrets.map(checkSecret);
}
