import { createPasswordHashes } from '../../src/modules/identity/module.ts';
import {
  insertOperator,
  selectById,
  writeFactors,
} from '../../src/modules/operator/account/operator-store.ts';
import { DEMO_OPERATORS } from '../../src/modules/operator/demo-operators.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Makes the demo operators that are missing. Never in production. */
export async function seedOperators(platform: Platform): Promise<void> {
  if (platform.config.production) throw new Error('Demo operators are no part of production');
  const { database, cipher, clock } = platform;
  const hashes = createPasswordHashes(platform);
  // Hashing takes most of this seed's time, and all demo operators have the same password.
  const hashed = new Map<string, string>();
  for (const { id, name, role, password, secret } of DEMO_OPERATORS) {
    if (await selectById(database.read, id)) continue;
    const passwordHash = hashed.get(password) ?? (await hashes.hash(password, { key: 'demo' }));
    hashed.set(password, passwordHash);
    await database.transaction(async (tx) => {
      await insertOperator(tx, { id, name, roles: [role], created_at: clock.now() });
      const factors = { password_hash: passwordHash, totp_sealed: cipher.seal(secret), totp_step: 0 };
      await writeFactors(tx, id, factors);
    });
  }
}
