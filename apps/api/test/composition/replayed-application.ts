import { waitingApplications } from '../../src/modules/content/module.ts';
import type { Asker } from '../calls/call-operation.ts';
import { freshMobile } from '../system/test-system.ts';
import type { PreparedCall, Stage } from './replayed-call.ts';

let networks = 0;
/** A caller in a new network, because a network may send few applications a day. */
const stranger = (): Asker => {
  networks += 1;
  return { address: `10.20.${networks}.1` };
};

const counting =
  ({ system }: Stage, kind: string): PreparedCall['count'] =>
  async () =>
    (await waitingApplications(system.platform)).filter((waiting) => waiting.kind === kind).length;

/** A company's application. Nobody is signed in. */
export async function cooperation(stage: Stage): Promise<PreparedCall> {
  const { system } = stage;
  const who = stranger();
  const contact = await system.encrypted(`lin${networks}@qinghe.example`);
  const apply = (company: string) => (idempotencyKey: string) =>
    system.call(
      'applyForCooperation',
      {
        body: { company, contact, need: '想了解上班族的早餐习惯，约 300 份问卷', consented: true },
        idempotencyKey,
      },
      who,
    );
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
  const who = stranger();
  const mobile = await system.encrypted(freshMobile(3000 + networks));
  const apply = (reason: string) => (idempotencyKey: string) =>
    system.call(
      'applyForRecruitment',
      {
        body: { name: '陈雨', school: '浙江大学', city: '杭州', mobile, reason, consented: true },
        idempotencyKey,
      },
      who,
    );
  return {
    call: apply('我在学校做过两次问卷调查，想学怎样问好问题'),
    other: apply('想认识更多认真作答的同学，一起说说日常'),
    count: counting(stage, 'recruit'),
    adds: 1,
  };
}
