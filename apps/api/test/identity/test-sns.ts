import { type DataOf, SnsType } from '@yayan/contract';
import { startSandbox, type SandboxProcess } from '@yayan/tools/sandbox';
import type { CallAnswer, Asker } from '../calls/call-operation.ts';
import { TestSystem } from '../system/test-system.ts';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';

/** One third party and its calls. */
export const snsKinds = [
  { name: 'WeChat', type: SnsType.Wechat, finish: 'finishWechatLogin', bind: 'bindWechat', code: 'code' },
  { name: 'QQ', type: SnsType.Qq, finish: 'finishQqLogin', bind: 'bindQq', code: 'code' },
  { name: 'Weibo', type: SnsType.Weibo, finish: 'finishWeiboLogin', bind: 'bindWeibo', code: 'code' },
  {
    name: 'Alipay',
    type: SnsType.Alipay,
    finish: 'finishAlipayLogin',
    bind: 'bindAlipay',
    code: 'auth_code',
  },
] as const;

export type SnsKind = (typeof snsKinds)[number];

/** The query of a third party's redirect. */
export interface ReturnQuery {
  code: string;
  state: string;
}

/** The server and the sandbox's third parties, as browsers see both. */
export interface TestSns {
  readonly system: TestSystem;
  readonly sandbox: SandboxProcess;
  start(kind: SnsKind, asker: Asker): Promise<DataOf<'startSnsLogin'>>;
  /** Chooses a person on the third party's page. Returns the address to which it sends the browser. */
  choose(authorizeUrl: string, person: string, userAgent?: string): Promise<URL>;
  /** Starts, chooses a person, and returns to our page. */
  travel(kind: SnsKind, person: string, asker: Asker): Promise<ReturnQuery>;
  finish(kind: SnsKind, back: ReturnQuery, asker: Asker): Promise<CallAnswer>;
  bind(kind: SnsKind, back: ReturnQuery, asker: Asker): Promise<CallAnswer>;
  /** Signs in for the first time. Returns the bind ticket. */
  visit(kind: SnsKind, person: string, asker: Asker): Promise<string>;
  /** Proves a mobile for a bind ticket. */
  prove(bindTicket: string, mobile: string, asker: Asker): Promise<CallAnswer>;
  register(registerTicket: string, asker: Asker): Promise<CallAnswer>;
  stop(): Promise<void>;
}

const memberUrl = 'http://127.0.0.1:4100';

export async function startTestSns(): Promise<TestSns> {
  const sandbox = await startSandbox({ port: 0, memberUrl });
  const system = await TestSystem.start({ seeded: false, environment: sandbox.environment });

  const start = async (kind: SnsKind, asker: Asker): Promise<DataOf<'startSnsLogin'>> =>
    await system.get('startSnsLogin', { body: { type: kind.type } }, asker);
  const choose = async (authorizeUrl: string, person: string, userAgent = 'test'): Promise<URL> => {
    const url = new URL(authorizeUrl);
    url.searchParams.set('person', person);
    const response = await fetch(url, { redirect: 'manual', headers: { 'user-agent': userAgent } });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`No way back: ${await response.text()}`);
    return new URL(location);
  };
  const travel = async (kind: SnsKind, person: string, asker: Asker): Promise<ReturnQuery> => {
    const back = await choose((await start(kind, asker)).authorizeUrl, person, asker.userAgent);
    return {
      code: back.searchParams.get(kind.code) ?? '',
      state: back.searchParams.get('state') ?? '',
    };
  };
  const finish = async (kind: SnsKind, { code, state }: ReturnQuery, asker: Asker): Promise<CallAnswer> =>
    await system.call(kind.finish, { query: { [kind.code]: code, state } }, asker);

  return {
    system,
    sandbox,
    start,
    choose,
    travel,
    finish,
    bind: async (kind, { code, state }, asker) =>
      await system.call(kind.bind, { body: { [kind.code]: code, state } }, asker),
    visit: async (kind, person, asker) => {
      const { code, data } = await finish(kind, await travel(kind, person, asker), asker);
      const { bindTicket } = data as { bindTicket?: string };
      if (code !== 5013 || bindTicket === undefined) throw new Error(`No first visit: ${code}`);
      return bindTicket;
    },
    prove: async (bindTicket, mobile, asker) => {
      system.clock.advance(61_000);
      const encrypted = await system.encrypted(mobile);
      await system.get('sendAuthCode', { body: { mobile: encrypted, purpose: 'login' } }, asker);
      const code = await system.encrypted(await system.codeOf(mobile));
      const body = { by: 'code', bindTicket, mobile: await system.encrypted(mobile), code };
      return await system.call('bindSns', { body }, asker);
    },
    register: async (registerTicket, asker) =>
      await system.call(
        'registerSns',
        { body: { registerTicket, agreementVersion: AGREEMENT_VERSION, agreed: true } },
        asker,
      ),
    stop: async () => {
      await system.stop();
      await sandbox.stop();
    },
  };
}
