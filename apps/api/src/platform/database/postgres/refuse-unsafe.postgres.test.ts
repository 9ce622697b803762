import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { refuseUnsafe, UnsafeDatabaseError } from './refuse-unsafe.ts';

test('a server that may forget what it acknowledged is refused by the name of the setting', async () => {
  const database = await testDatabase();
  // The test server may run without syncing. Only this session's setting matters here.
  const looking = database.transaction(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx);
    await refuseUnsafe(tx);
  });
  await expect(looking).rejects.toThrow(UnsafeDatabaseError);
  await expect(looking).rejects.toThrow('synchronous_commit');
  await database.close();
});
