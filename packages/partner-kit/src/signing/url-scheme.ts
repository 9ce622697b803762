import { type HashName, hashNames } from './hash-name.ts';
import { isObject } from './is-object.ts';

/**
 * How a whole address is signed; the signature is its last parameter.
 *
 * - `url-hash`: hash of the address before the signature, followed by the secret.
 * - `url-hmac`: HMAC of the address before the signature.
 */
export type UrlScheme = { readonly scheme: 'url-hash' | 'url-hmac'; readonly hash: HashName };

/**
 * Returns the scheme if it is valid.
 *
 * @throws {TypeError} for any other value, with an example of a scheme.
 */
export function checkUrlScheme(scheme: UrlScheme): UrlScheme {
  const given: unknown = scheme;
  const { scheme: name, hash } = isObject(given) ? given : {};
  const isNamed = name === 'url-hash' || name === 'url-hmac';
  if (isNamed && hashNames.some((each) => each === hash)) return scheme;
  throw new TypeError(
    "The scheme of an address must be an object such as { scheme: 'url-hmac', hash: 'sha256' }",
  );
}
