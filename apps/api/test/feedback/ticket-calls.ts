import type { OperationId } from '@yayan/contract';
import type { Asker } from '../calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../system/test-system.ts';

let nth = 0;

/** A member with the mobile they sign in with. */
export type TicketMember = Awaited<ReturnType<TestSystem['signIn']>> & { memberId: string; mobile: string };

/** Members' calls about tickets. `of` is called in each of them, because the system starts before the first test. */
export function ticketCalls(of: () => TestSystem) {
  const headers = () => ({ 'Idempotency-Key': of().platform.random.uuid() });
  const write = (member: Asker, body: object, key = headers()) =>
    of().call(
      'openTicket',
      { body: { kind: 'suggestion', text: '希望任务记录可以按月份筛选', ...body }, headers: key },
      member,
    );
  return {
    headers,
    write,
    join: async (): Promise<TicketMember> => {
      nth += 1;
      const mobile = freshMobile(7000 + nth);
      const member = await of().signIn(mobile);
      const { id } = await of().get('getAccount', {}, member);
      return { ...member, memberId: id, mobile };
    },
    opened: async (member: Asker, body: object = {}) => {
      const { code, msg, data } = await write(member, body);
      if (code !== 200) throw new Error(`${code}: ${msg}`);
      return data as { id: string; number: string; state: number; acceptBy: string; answerBy: string };
    },
    call: (id: OperationId, ticket: string, member: Asker, body?: object) =>
      of().call(id, { params: { id: ticket }, ...(body && { body }), headers: headers() }, member),
  };
}
