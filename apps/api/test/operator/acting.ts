import type { ConsoleBodyOf, ConsoleOperationId } from '@yayan/contract/console';
import { balances } from '../../src/modules/ledger/module.ts';
import type { Asker } from '../calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../system/test-system.ts';
import { consoleCall, type ConsoleSession, signInOperator } from './console-calls.ts';

let last = 9300;

/** Steps for stories of operators: sign in, act, and read what the audit log and the ledger say. */
export const acting = (system: TestSystem) => {
  const as = async (name: string): Promise<ConsoleSession> => await signInOperator(system, name);
  const act = async <Id extends ConsoleOperationId>(
    id: Id,
    {
      by,
      params = {},
      input,
      reason = '今天出了差错',
    }: {
      by: ConsoleSession;
      params?: Record<string, string>;
      input?: object;
      reason?: string;
    },
  ) => {
    const body = { ...(input && { input }), reason } as ConsoleBodyOf<Id>;
    return await consoleCall(system, id, { params, body, key: system.key() }, by);
  };
  /** What the audit log says about an object, the newest act first. */
  const acts = async (subject: string): Promise<string[]> => {
    const { data } = await consoleCall(
      system,
      'listOperatorActs',
      { query: { subject, limit: 50 } },
      await as('admin'),
    );
    return data.items.map((done) => `${done.operator}: ${done.act}`);
  };
  const member = async (): Promise<
    Required<Pick<Asker, 'token' | 'deviceId'>> & { mobile: string; id: string }
  > => {
    const mobile = freshMobile((last += 1));
    const signedIn = await system.signIn(mobile);
    return { ...signedIn, mobile, id: (await system.get('getAccount', {}, signedIn)).id };
  };
  const coinsOf = async ({ id }: { id: string }): Promise<number> =>
    (await balances(system.platform.database.read, id)).coins;
  /** The notices and the pop-up that a member sees. */
  const seen = async (reader: Asker): Promise<unknown> => [
    await system.get('listUnreadNotices', {}, reader),
    (await system.call('getScreenMessage', {}, reader)).data,
  ];
  return { as, act, acts, member, coinsOf, seen };
};
