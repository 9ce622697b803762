import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccounts, transfer } from '../../modules/ledger/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import type { Completion, TaskPorts } from '../../modules/task/ports/task-ports.ts';
import { systemRandom } from '../../platform/random.ts';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { withTaskMessages } from './task-messages.ts';
import type { Tx } from '../../platform/database/tx.ts';

let test: TestPlatform;
let ports: TaskPorts;
beforeAll(async () => {
  test = await testPlatform();
  await test.start();
  ports = withTaskMessages({}, createMessages(test.platform), test.platform);
});
afterAll(() => test.stop());

const task = { title: '一次买菜的经过', hashId: 'Cai4nB7qLw2T' } as Completion['task'];
const participationOf = (memberId: string) =>
  ({
    memberId,
    id: systemRandom.uuid(),
    promised: { coins: 120 },
    paid: { coins: 120, credit: 0 },
    earning: { state: 'pending', expectedAt: new Date('2026-12-05T04:00:00.000Z') },
  }) as Completion['participation'];
const reviewOf = (
  memberId: string,
  what: 'application' | 'proof',
  verdict: 'approve' | 'return' | 'reject',
) =>
  ({
    participation: participationOf(memberId),
    task,
    what,
    verdict,
    reviewId: systemRandom.uuid(),
    reason: verdict === 'approve' ? null : '照片不清楚',
  }) as Parameters<NonNullable<TaskPorts['reviewed']>>[1];

type Cause = (tx: Tx, memberId: string) => Promise<unknown> | undefined;

const causes: readonly [name: string, cause: Cause, title: string][] = [
  [
    'coins that are pending',
    (tx, memberId) => ports.completed?.(tx, { participation: participationOf(memberId), task } as Completion),
    '120 金币待入账',
  ],
  [
    'a new level',
    async (tx, memberId) => {
      const credit = 100;
      await transfer(tx, {
        key: `credit:${memberId}`,
        memberId,
        reason: 'earned',
        cause: { kind: 'correction', id: memberId, title: '测试' },
        legs: [{ asset: 'credit', amount: credit, platform: 'issue' }],
        at: test.clock.now(),
      });
      const participation = { ...participationOf(memberId), paid: { coins: 0, credit } };
      await ports.completed?.(tx, { participation, task } as Completion);
    },
    '你的等级升到“铜牌会员”',
  ],
  [
    'coins taken back',
    (tx, memberId) =>
      ports.takenBack?.(tx, {
        participation: participationOf(memberId),
        note: '没有通过',
        owed: 0,
        at: test.clock.now(),
      }),
    '任务奖励 120 金币已收回',
  ],
  [
    'a deduction of quality',
    (tx, memberId) =>
      ports.changeQuality?.(tx, {
        memberId,
        key: `q:${memberId}`,
        points: -3,
        cause: { kind: 'correction', id: memberId, title: '质量审核' },
        reason: '开放题答案与问题无关',
        rule: '扣 3 分，30 天后恢复',
        days: 30,
        at: test.clock.now(),
      }),
    '质量分 −3',
  ],
  [
    'an accepted application',
    (tx, id) => ports.reviewed?.(tx, reviewOf(id, 'application', 'approve')),
    '“一次买菜的经过”的申请已通过',
  ],
  [
    'a refused application',
    (tx, id) => ports.reviewed?.(tx, reviewOf(id, 'application', 'reject')),
    '“一次买菜的经过”的申请没有通过',
  ],
  [
    'an accepted proof',
    (tx, id) => ports.reviewed?.(tx, reviewOf(id, 'proof', 'approve')),
    '“一次买菜的经过”已通过审核',
  ],
  [
    'a proof sent back',
    (tx, id) => ports.reviewed?.(tx, reviewOf(id, 'proof', 'return')),
    '“一次买菜的经过”需要补充材料',
  ],
  [
    'a refused proof',
    (tx, id) => ports.reviewed?.(tx, reviewOf(id, 'proof', 'reject')),
    '“一次买菜的经过”没有通过审核',
  ],
];

describe('rule 7.1: a member reads of it exactly when it happened', () => {
  it.each(causes)('%s', async (_, cause, title) => {
    const { database } = test.platform;
    const memberId = systemRandom.uuid();
    const titles = async () =>
      (
        await database.read.selectFrom('messages').select('title').where('member_id', '=', memberId).execute()
      ).map((message) => message.title);
    await database.transaction((tx) => openAccounts(tx, memberId, test.clock.now()));
    const undone = database.transaction(async (tx) => {
      await cause(tx, memberId);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titles()).toEqual([]);
    await database.transaction(async (tx) => void (await cause(tx, memberId)));
    expect(await titles()).toEqual([title]);
  });
});
