import { isSameText } from '../signing/same-text.ts';
import { checkUrlScheme, type UrlScheme } from '../signing/url-scheme.ts';
import { signUrl } from '../signing/sign-query.ts';
import { checkSecrets } from '../signing/secret.ts';

/** Adds a signature over the whole address as its last parameter. */
export async function signWholeUrl(
  url: string,
  scheme: UrlScheme,
  secret: string,
  parameter = 'sig',
): Promise<string> {
  const mark = url.includes('?') ? '&' : '?';
  return `${url}${mark}${parameter}=${await signUrl(scheme, url, secret)}`;
}

/**
 * Checks the signature at the end of an address, over its bytes as written: never decode and encode the address before. Returns
 * false for everything else.
 *
 * @throws {SecretError} when a secret isn't set, or is shorter than 16 characters.
 * @throws {TypeError} when the scheme is unknown.
 */
export async function isWholeUrlSigned(
  url: string,
  scheme: UrlScheme,
  secrets: readonly string[],
  parameter = 'sig',
): Promise<boolean> {
  checkUrlScheme(scheme);
  const living = checkSecrets(secrets);
  const at = Math.max(url.lastIndexOf(`&${parameter}=`), url.lastIndexOf(`?${parameter}=`));
  if (at < 0) return false;
  const given = url.slice(at + parameter.length + 2).toLowerCase();
  const expected = await Promise.all(living.map((secret) => signUrl(scheme, url.slice(0, at), secret)));
  return expected.map((each) => isSameText(each, given)).includes(true);
}
