/**
 * Returns the secret if it is set. A secret that isn't set must never sign or verify: JavaScript would write `undefined` into
 * the text, and anybody can sign with that word.
 *
 * @throws {TypeError} for anything but a non-empty text.
 */
export function checkSecret(secret: string): string {
  // A caller without types may pass a `process.env.NAME` that isn't set.
  const given: unknown = secret;
  if (given === '') throw new TypeError('A secret must not be empty');
  if (typeof given !== 'string')
    throw new TypeError(`A secret must be a text, and this one is ${given === null ? 'null' : typeof given}`);
  return given;
}

/**
 * The secrets for verifying, each checked.
 *
 * @throws {TypeError} when it isn't a list, is empty, or contains a secret that isn't set.
 */
export function checkSecrets(secrets: readonly string[]): readonly string[] {
  if (!Array.isArray(secrets)) throw new TypeError('`secrets` must be a list of secrets');
  if (secrets.length === 0) throw new TypeError('There is no secret to verify with');
  return secrets.map(checkSecret);
}
