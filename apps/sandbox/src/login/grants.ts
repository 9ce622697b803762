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

interface IssuedCode {
  person: Person;
  redirectUri: string;
  expiresAt: number;
  used: boolean;
}

export function createGrants(now: () => number, codeLastsMs: number): Grants {
  const codes = new Map<string, IssuedCode>();
  const tokens = new Map<string, Person>();
  const secret = (): string => randomBytes(16).toString('hex');
  return {
    code: (person, redirectUri) => {
      const code = secret();
      codes.set(code, { person, redirectUri, expiresAt: now() + codeLastsMs, used: false });
      return code;
    },
    redeem: (code) => {
      const issued = codes.get(code ?? '');
      if (issued === undefined) return 'unknown';
      if (issued.used) return 'used';
      if (issued.expiresAt <= now()) return 'expired';
      issued.used = true;
      return { person: issued.person, redirectUri: issued.redirectUri };
    },
    token: (person) => {
      const token = secret();
      tokens.set(token, person);
      return token;
    },
    holder: (token) => tokens.get(token ?? ''),
  };
}
