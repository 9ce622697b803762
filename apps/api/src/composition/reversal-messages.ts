import { MessageKind } from '@yayan/contract';
import type { NotifyMember } from '../modules/message/messages.ts';
import type { TaskPorts } from '../modules/task/ports/task-ports.ts';

/** Extends the task ports: a member whose reward is taken back after they spent it reads what they owe (rule 4.16). */
export const withReversalMessages = (ports: TaskPorts, notify: NotifyMember): TaskPorts => ({
  ...ports,
  takenBack: async (tx, reversal) => {
    await ports.takenBack?.(tx, reversal);
    const { participation, note, owed } = reversal;
    if (owed > 0)
      await notify(tx, participation.memberId, MessageKind.Coins, {
        title: `任务奖励 ${participation.paid.coins} 金币已收回`,
        body: `${note}。其中 ${owed} 金币已经用掉，记为待抵扣，会从之后到账的金币里抵扣。如有疑问，可以在任务记录里申请复核。`,
        link: '/home/gold',
      });
  },
});
