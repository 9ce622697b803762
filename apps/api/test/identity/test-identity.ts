import { identityPorts } from './identity-ports.ts';
import { browserOfDevice } from '../calls/test-browser.ts';
import type { DataOf } from '@yayan/contract';
import type { Call } from '../../src/call/call.ts';
import { encryptField } from '../calls/encrypt-field.ts';
import { testPlatform, type TestPlatform } from '../system/test-platform.ts';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';
import { identityHandlers } from '../../src/modules/identity/handlers.ts';
import { createIdentityParts, type Identity } from '../../src/modules/identity/identity-parts.ts';
import { readMailbox } from '../../src/modules/identity/ports/sms-outbox.ts';
import type { Session } from '../../src/modules/identity/sessions/issue-session.ts';

type Handlers = ReturnType<typeof identityHandlers>;
export type TestOrigin = Call<'sendAuthCode'>['origin'];

/** The identity area, as browsers see it. */
export interface TestIdentity extends TestPlatform {
  readonly identity: Identity;
  readonly handlers: Handlers;
  encrypt(value: string): string;
  sendCode(mobile: string, origin?: Partial<TestOrigin>): Promise<unknown>;
  /** The last code sent to a mobile. */
  lastCode(mobile: string): Promise<string>;
  login(mobile: string, code: string): Promise<DataOf<'loginBySms'>>;
  /** Gets the register ticket of a mobile without account. */
  ticketFor(mobile: string): Promise<string>;
  register(
    registerTicket: string,
    more?: { inviteCode?: string; agreementVersion?: string },
  ): Promise<Session>;
  refresh(refreshToken: string): Promise<Session>;
}

/** The default parts of a test's call. It has no device id, so that only tests of device limits reach those limits. */
export function testCall<Body>(
  body: Body,
  origin: Partial<TestOrigin> = {},
): {
  params: never;
  query: never;
  caller: null;
  idempotency: undefined;
  lastEventId: null;
  signal: AbortSignal;
  body: Body;
  origin: TestOrigin;
} {
  return {
    params: {} as never, // These calls have no parameters.
    query: {} as never,
    caller: null,
    idempotency: undefined,
    lastEventId: null,
    signal: new AbortController().signal,
    body,
    origin: {
      requestId: 'test',
      address: '203.0.113.7',
      deviceId: null,
      device: 1,
      userAgent: null,
      browser: {
        ...browserOfDevice(origin.deviceId ?? 'none'),
        returned: typeof origin.deviceId === 'string',
      },
      ...origin,
    },
  };
}

export async function startTestIdentity(): Promise<TestIdentity> {
  const base = await testPlatform();
  const { platform, clock } = base;
  const identity = createIdentityParts(platform, identityPorts);
  const handlers = identityHandlers({ platform, identity });
  await base.start();

  const encrypt = (value: string): string =>
    encryptField(identity.fields.current, { value, timestamp: clock.now().getTime() });
  const lastCode = async (mobile: string): Promise<string> => {
    await base.runJobs();
    const [last] = await readMailbox(platform, mobile);
    return last?.code ?? Promise.reject(new Error(`No code for ${mobile}`));
  };
  const sendCode = async (mobile: string, origin?: Partial<TestOrigin>): Promise<unknown> =>
    await handlers.sendAuthCode(testCall({ mobile: encrypt(mobile), purpose: 'login' }, origin));
  const login = async (mobile: string, code: string): Promise<DataOf<'loginBySms'>> =>
    await handlers.loginBySms(testCall({ mobile: encrypt(mobile), code: encrypt(code) }));

  return {
    ...base,
    identity,
    handlers,
    encrypt,
    sendCode,
    lastCode,
    login,
    ticketFor: async (mobile) => {
      await sendCode(mobile);
      const result = await login(mobile, await lastCode(mobile));
      if (result.state !== 'unregistered') throw new Error(`${mobile} has an account`);
      return result.registerTicket;
    },
    register: async (registerTicket, more = {}) =>
      await handlers.registerBySms(
        testCall({ registerTicket, agreed: true, agreementVersion: AGREEMENT_VERSION, ...more }),
      ),
    refresh: async (refreshToken) => await handlers.refreshToken(testCall({ refreshToken })),
  };
}

/** A mobile for one test, unique in its database. */
export function testMobile(number: number): string {
  return `139${String(number).padStart(8, '0')}`;
}
