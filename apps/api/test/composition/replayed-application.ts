import { waitingApplications } from '../../src/modules/content/module.ts';
import type { PreparedCall, Stage } from './replayed-call.ts';

const counting =
  ({ system }: Stage, kind: string): PreparedCall['count'] =>
  async () =>
    (await waitingApplications(system.platform)).filter((waiting) => waiting.kind === kind).length;

/** A company's application. Nobody is signed in. */
export async function cooperation(stage: Stage): Promise<PreparedCall> {
  const { system } = stage;
  const contact = await system.encrypted('lin@qinghe.example');
  const apply = (company: string) => (idempotencyKey: string) =>
    system.call('applyForCooperation', {
      body: { company, contact, need: '想了解上班族的早餐习惯，约 300 份问卷', consented: true },
      idempotencyKey,
    });
  return {
    call: apply('青禾食品'),
    other: apply('青禾饮料'),
    count: counting(stage, 'cooperation'),
    adds: 1,
  };
}

/** A student's application. Nobody is signed in. */
export async function recruitment(stage: Stage): Promise<PreparedCall> {
  const { system } = stage;
  const mobile = await system.encrypted('13800138011');
  const apply = (reason: string) => (idempotencyKey: string) =>
    system.call('applyForRecruitment', {
      body: { name: '陈雨', school: '浙江大学', city: '杭州', mobile, reason, consented: true },
      idempotencyKey,
    });
  return {
    call: apply('我在学校做过两次问卷调查，想学怎样问好问题'),
    other: apply('想认识更多认真作答的同学，一起说说日常'),
    count: counting(stage, 'recruit'),
    adds: 1,
  };
}
