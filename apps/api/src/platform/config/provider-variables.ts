import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

/** What the variables of third parties have in common: those that members sign in with, those that pay out. */

export const text = z.string().min(1).optional();
export const expectedAddress = 'an http(s) address';

/** Base addresses end without a slash. */
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/** The address of a provider, that of the real one when nothing is given. */
export const addressOf = (real: string) => address.default(real);

/** A key in PEM, or the bare base64 that Alipay's tool and console show; undefined when it is neither. */
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

/** A variable with an RSA key. */
export const rsaKey = (kind: 'PRIVATE' | 'PUBLIC') =>
  z
    .string()
    .refine((given) => pemOf(kind, given) !== undefined)
    .transform((given) => pemOf(kind, given) ?? given)
    .optional();

/** Where a sandbox may stand: this machine, a private network, or a provider's own test system. */
const SANDBOX_HOST =
  /^(localhost|.*\.localhost|.*\.local|.*\.internal|\[.*\]|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|.*sandbox.*|.*\.alipaydev\.com)$/i;

/** Ids that the sandbox provider knows begin so; no real third party gives such a one. */
const SANDBOX_ID = /^sandbox/i;

interface Rules<Name> {
  /** Given whole or not at all. */
  together: readonly (readonly Name[])[];
  addresses: readonly Name[];
  ids: readonly Name[];
}

/** One line for each value that is missing of those that are given whole or not at all. */
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

/** One line for each value that can't be started with; in production also for each that belongs to a sandbox. */
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
