/**
 * The secret itself, when there is one. A secret that isn't set must never sign or verify: JavaScript would write
 * `undefined` into the text, and anybody can sign with that word.
 *
 * @throws {TypeError} for anything but a text that isn't empty.
 */
export function checkSecret(secret: string): string {
  // A caller without types may pass `process.env.NAME` that isn't set.
  const given: unknown = secret;
  if (given === '') throw new TypeError('A secret must not be empty');
  if (typeof given !== 'string')
    throw new TypeError(`A secret must be a text, and this one is ${given === null ? 'null' : typeof given}`);
  return given;
}

/**
 * The secrets to verify with, each checked.
 *
 * @throws {TypeError} for no list, an empty one, or one with a secret that isn't set.
 */
export function checkSecrets(secrets: readonly string[]): readonly string[] {
  if (!Array.isArray(secrets)) throw new TypeError('`secrets` must be a list of secrets');
  if (secrets.length === 0) throw new TypeError('There is no secret to verify with');
  return secrets.map(checkSecret);
}
