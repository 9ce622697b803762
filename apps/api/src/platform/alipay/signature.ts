import { sign, verify } from 'node:crypto';

/**
 * The RSA2 signature of a request: SHA-256 with RSA over its parameters in the order of their names, `name=value`
 * joined by `&`.
 */
export function signParameters(parameters: Readonly<Record<string, string>>, privateKey: string): string {
  const content = Object.entries(parameters)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64');
}

/** Whether this signature is Alipay's, and for exactly this text. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  return verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
}

/**
 * The text of one member of a JSON object, exactly as written. Alipay signs that text, and parsing and writing it again
 * would change it. Undefined when the object has no such member, or its value is no object.
 */
export function rawMember(json: string, name: string): string | undefined {
  const start = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(json)?.[0].length;
  if (start === undefined) return undefined;
  let depth = 0;
  let inText = false;
  for (let at = start; at < json.length; at += 1) {
    const character = json[at];
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return json.slice(start, at + 1);
    }
  }
  return undefined;
}
