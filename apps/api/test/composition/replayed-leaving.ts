import { freshMobile } from '../system/test-system.ts';
import { startHosting } from '../group/hosting.ts';
import type { PreparedCall, Stage } from './replayed-call.ts';

let leavers = 0;

/** A respondent who leaves an open group. */
export async function leaving({ system }: Stage): Promise<PreparedCall> {
  leavers += 1;
  const mobile = freshMobile(16_000 + leavers);
  const hosting = await startHosting(system);
  await hosting.addTopics([1]);
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  const { hash } = await hosting.group();
  const who = await hosting.enter(mobile, `小满${leavers}`);
  const leave = (reason: 'noTime' | 'topic') => (idempotencyKey: string) =>
    system.call('leaveGroup', { params: { hash }, body: { reason, dryRun: false }, idempotencyKey }, who);
  return {
    call: leave('noTime'),
    other: leave('topic'),
    count: async () => {
      const left = await system.platform.database.read
        .selectFrom('group_members')
        .select('id')
        .where('group_id', '=', hosting.groupId)
        .where('left_at', 'is not', null)
        .execute();
      return left.length;
    },
    adds: 1,
  };
}
