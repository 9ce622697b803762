import { createOperatorSessions } from '../../src/modules/operator/sessions/sessions.ts';
import { insertOperator } from '../../src/modules/operator/account/operator-store.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Adds an administrator for the benchmark and opens a session. Resolves to its cookie. */
export async function signInBenchOperator(platform: Platform): Promise<string> {
  const { database, random, clock } = platform;
  const id = random.uuid();
  const name = `bench.${id.slice(-8)}`;
  await database.transaction((tx) =>
    insertOperator(tx, { id, name, roles: ['admin'], created_at: clock.now() }),
  );
  const from = { address: '127.0.0.1', userAgent: null, cookie: null, deviceCookie: () => null };
  const { cookie } = await createOperatorSessions(platform).open({ id, name, password_hash: null }, from);
  return `yayan_operator=${cookie}`;
}
