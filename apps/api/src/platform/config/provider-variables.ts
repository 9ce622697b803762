import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

/** What the variables of several files have in common. */

/** Parts between commas, without blanks. */
export const list = z.string().transform((given) =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

export const text = z.string().min(1).optional();
export const expectedAddress = 'an http(s) address';

/** A base address. A slash at its end is removed. */
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/** A provider's base address, `real` by default. */
export const addressOf = (real: string) => address.default(real);

/**
 * Returns a key as PEM. It accepts PEM or the bare base64 that Alipay's console shows; otherwise it returns
 * undefined.
 */
const pemOf = (kind: 'PRIVATE' | 'PUBLIC', given: string): string | undefined => {
  const body = given.replaceAll('\\n', '\n').trim();
  const armoured = body.startsWith('-----')
    ? [body]
    : ['', 'RSA '].map(
        (prefix) => `-----BEGIN ${prefix}${kind} KEY-----\n${body}\n-----END ${prefix}${kind} KEY-----`,
      );
  const read = kind === 'PRIVATE' ? createPrivateKey : createPublicKey;
  return armoured.find((pem) => {
    try {
      return read(pem).asymmetricKeyType === 'rsa';
    } catch {
      return false;
    }
  });
};

/** The schema of an RSA key, which it outputs as PEM. */
export const rsaKey = (kind: 'PRIVATE' | 'PUBLIC') =>
  z
    .string()
    .refine((given) => pemOf(kind, given) !== undefined)
    .transform((given) => pemOf(kind, given) ?? given)
    .optional();

/** Hosts that production refuses as sandboxes: this machine, private networks, and the providers' test systems. */
const SANDBOX_HOST =
  /^(localhost|.*\.localhost|.*\.local|.*\.internal|\[.*\]|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|.*sandbox.*|.*\.alipaydev\.com)$/i;

/** All ids of the sandbox provider begin like this, and no id of a real provider does. */
const SANDBOX_ID = /^sandbox/i;

interface Rules<Name> {
  /** Groups of variables: each group must be given completely or not at all. */
  together: readonly (readonly Name[])[];
  addresses: readonly Name[];
  ids: readonly Name[];
}

/** Returns one line for each missing variable of a group of which another variable is given. */
export function missingProblems<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
  variables: Readonly<Record<Name, { expected: string }>>,
  together: readonly (readonly Name[])[],
): string[] {
  return together.flatMap((names) => {
    const given = names.find((name) => values[name] !== undefined);
    if (given === undefined) return [];
    return names
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} is required when ${given} is given: ${variables[name].expected}`);
  });
}

/** Returns one line for each missing value; in production also one for each sandbox value (rule 8.3). */
export function providerProblems<Name extends string>(
  values: Readonly<Record<Name, string | undefined>>,
  variables: Readonly<Record<Name, { expected: string }>>,
  { together, addresses, ids }: Rules<Name>,
  production: boolean,
): string[] {
  const problems = missingProblems(values, variables, together);
  if (!production) return problems;
  for (const name of addresses) {
    const given = values[name];
    if (given === undefined) continue;
    const { protocol, hostname } = new URL(given);
    if (protocol !== 'https:' || SANDBOX_HOST.test(hostname))
      problems.push(`${name} must not be a sandbox address in production, and must be https`);
  }
  for (const name of ids)
    if (SANDBOX_ID.test(values[name] ?? ''))
      problems.push(`${name} must not be of the sandbox in production`);
  return problems;
}
