import { livingKeys } from '../ports/living-keys.ts';
import { isSameSignature, schemeOf, type SignedQuery } from '../ports/signing.ts';
import type { PartnerConfig } from '../partner-config.ts';

/** The query parameter that names the partner in addresses we issue. The partner's signature doesn't cover it. */
export const PARTNER_PARAMETER = 'k';

interface ReadQuery extends SignedQuery {
  readonly values: ReadonlyMap<string, string>;
  readonly signature: string;
}

/**
 * Reads the query string of an address on `site`. Undefined if it can't be decoded, repeats a name or has no signature.
 *
 * @param site the address before the query, for schemes that sign the whole address
 */
export function readQuery(raw: string, signatureName: string, site: string): ReadQuery | undefined {
  const kept: string[] = [];
  const pairs: [string, string][] = [];
  let signature: string | undefined;
  for (const part of raw.split('&').filter(Boolean)) {
    const [name, value] = decode(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    if (name === PARTNER_PARAMETER) continue;
    if (name === signatureName) {
      if (signature !== undefined) return undefined;
      signature = value;
      continue;
    }
    kept.push(part);
    pairs.push([name, value]);
  }
  const values = new Map(pairs);
  if (signature === undefined || values.size !== pairs.length) return undefined;
  return { pairs, raw: kept.join('&'), address: addressBefore(raw, signatureName, site), values, signature };
}

/** The address as written before its signature, if that is the last parameter. */
function addressBefore(raw: string, signatureName: string, site: string): string | undefined {
  const last = raw.lastIndexOf('&');
  if (!raw.slice(last + 1).startsWith(`${signatureName}=`)) return undefined;
  return last < 0 ? site : `${site}?${raw.slice(0, last)}`;
}

function decode(part: string): [string, string] | undefined {
  const at = part.indexOf('=');
  const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  try {
    const [left, right] = [name, value].map((each) => decodeURIComponent(each.replaceAll('+', ' ')));
    // The database's text type can't hold a NUL character, so such a value is never one of ours.
    return left === undefined || right === undefined || `${left}${right}`.includes('\0')
      ? undefined
      : [left, right];
  } catch {
    return undefined;
  }
}

type Signer = Pick<PartnerConfig, 'signing' | 'secrets' | 'oldKeyUntil'>;

/** Whether a secret of the partner that held then signed this. */
export const isSignedBy = (signer: Signer, query: ReadQuery, at: Date): boolean =>
  livingKeys(signer, at).some((secret) => {
    const expected = schemeOf(signer.signing.scheme).sign(query, secret, signer.signing);
    return expected !== undefined && isSameSignature(expected, query.signature);
  });

/** Fills a template: replaces macros by values, then signs the query before the signature. */
export function fillTemplate(
  { signing, secrets: [secret = ''] }: Signer,
  template: string,
  values: Readonly<Record<string, string>>,
): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (macro, name: string) =>
    name === 'sig' ? macro : encodeURIComponent(values[name] ?? ''),
  );
  const [address = '', query = ''] = filled.split('?');
  const signatureName = /([A-Za-z_][\w.-]*)=\{sig\}$/.exec(query)?.[1] ?? 'sig';
  const read = readQuery(query, signatureName, address);
  if (read === undefined) throw new Error(`A partner's address can't be signed: ${template}`);
  const { sign, signOwn = sign } = schemeOf(signing.scheme);
  const signature = signOwn(read, secret, signing);
  if (signature === undefined) throw new Error(`A partner's address isn't signed as a whole: ${template}`);
  return `${address}?${query.slice(0, -'{sig}'.length)}${signature}`;
}
