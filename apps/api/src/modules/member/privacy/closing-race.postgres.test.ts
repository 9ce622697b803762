import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meetTransaction } from '../../../../test/database/meet-transaction.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { deleteClosing, insertClosing } from './privacy-store.ts';
import { lockProfile } from '../profile-store.ts';
import { closeDue } from '../../../../test/member/closing.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(async () => {
  await system.stop();
  await rm(system.platform.config.dataDir, { recursive: true, force: true });
});

test('race: a deletion waits for its concurrent cancellation and then erases nothing', async () => {
  const mobile = freshMobile(1);
  const member = await system.signIn(mobile);
  const { id: memberId } = await system.get('getAccount', {}, member);
  const { database, clock } = system.platform;
  const at = clock.now();
  await database.transaction((tx) =>
    insertClosing(tx, { member_id: memberId, requested_at: at, closes_at: at }),
  );
  await meetTransaction(
    database,
    async (tx) => {
      await lockProfile(tx, memberId);
      await deleteClosing(tx, memberId);
    },
    () => closeDue(system),
  );
  expect(await system.get('getAccount', {}, member)).toMatchObject({ id: memberId, mobile: '139****0001' });
});
