import { isSameText } from '../signing/same-text.ts';
import { checkUrlScheme, type UrlScheme } from '../signing/url-scheme.ts';
import { signUrl } from '../signing/sign-query.ts';
import { checkSecrets } from '../signing/secret.ts';

/** Adds the signature of the whole address as its last parameter. */
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
 * Checks the signature that stands last in an address, over its bytes as they are written: never decode and encode it
 * before. False for anything else.
 *
 * @throws {TypeError} when a secret isn't set, or the scheme is none.
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
