import { randomBytes } from 'node:crypto';
import { addresses } from './addresses.ts';
import { authenticatorCode } from './authenticator-code.ts';
import { yayan } from './operator.ts';

/** An operator whom no other journey uses. */
export interface NewOperator {
  name: string;
  password: string;
  /** Each works once instead of the authenticator's code. */
  recoveryCodes: readonly string[];
}

const post = async <T>(path: string, body: object): Promise<T> => {
  const answer = await fetch(`${addresses.api()}/api/console/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
};

/** Adds an operator with a role by the command, and sets the account up by its one-time link. */
export const newOperator = async (role: string): Promise<NewOperator> => {
  const name = `op.${randomBytes(4).toString('hex')}`;
  const password = 'qiu-tian-2026';
  const said = await yayan('operator', 'add', name, role, '--by', '林晓');
  const token = /\/setup#(?<token>[\w-]+)/u.exec(said)?.groups?.['token'] ?? '';
  const { secret } = await post<{ secret: string }>('/setup', { token });
  const code = authenticatorCode(secret);
  const { codes } = await post<{ codes: string[] }>('/setup/finish', { token, password, code });
  return { name, password, recoveryCodes: codes };
};
