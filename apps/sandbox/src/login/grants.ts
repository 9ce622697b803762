import { randomBytes } from 'node:crypto';
import type { Person } from './pretend-people.ts';

/** Authorization codes and access tokens of one sandbox provider, in memory. */
export interface Grants {
  /** Makes a code for a person who agreed. It works once. */
  code(person: Person, redirectUri: string): string;
  /** Exchanges a code: returns the grant, or the reason of the refusal. */
  redeem(code: string | undefined): { person: Person; redirectUri: string } | 'unknown' | 'used' | 'expired';
  token(person: Person): string;
  /** The person of a token. */
  holder(token: string | undefined): Person | undefined;
}

interface Given {
  person: Person;
  redirectUri: string;
  expiresAt: number;
  used: boolean;
}

export function createGrants(now: () => number, codeLastsMs: number): Grants {
  const codes = new Map<string, Given>();
  const tokens = new Map<string, Person>();
  const secret = (): string => randomBytes(16).toString('hex');
  return {
    code: (person, redirectUri) => {
      const code = secret();
      codes.set(code, { person, redirectUri, expiresAt: now() + codeLastsMs, used: false });
      return code;
    },
    redeem: (code) => {
      const given = codes.get(code ?? '');
      if (given === undefined) return 'unknown';
      if (given.used) return 'used';
      if (given.expiresAt <= now()) return 'expired';
      given.used = true;
      return { person: given.person, redirectUri: given.redirectUri };
    },
    token: (person) => {
      const token = secret();
      tokens.set(token, person);
      return token;
    },
    holder: (token) => tokens.get(token ?? ''),
  };
}
