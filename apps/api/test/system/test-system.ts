import type { CheckPurpose, DataOf, ErrorName, OperationId } from '@yayan/contract';
import { createApp, type App } from '../../src/app.ts';
import { readMailbox } from '../../src/modules/identity/module.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { Logger } from '../../src/platform/log.ts';
import type { Platform } from '../../src/platform/platform.ts';
import {
  type CallAnswer,
  type CallInput,
  type Asker,
  callOperation,
  outcomeOf,
} from '../calls/call-operation.ts';
import { encryptField } from '../calls/encrypt-field.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { startedDatabase } from '../database/started-database.ts';
import type { SettableClock } from './settable-clock.ts';
import { testPlatform } from './test-platform.ts';

/** The demo accounts of the seed, by role. */
export const cast = {
  oldMember: '13800000001',
  newMember: '13800000002',
  host: '13800000011',
  observer: '13800000012',
  respondent: '13800000013',
  secondRespondent: '13800000014',
} as const;

/** Returns an unused mobile number. */
export const freshMobile = (index: number): string => `139${String(index).padStart(8, '0')}`;

/** The whole server in this process, on a separate database. The test sets its clock. */
export class TestSystem {
  readonly app: App;
  readonly platform: Platform;
  readonly clock: SettableClock;
  #lastKey = 0;

  private constructor(app: App, platform: Platform, clock: SettableClock) {
    this.app = app;
    this.platform = platform;
    this.clock = clock;
  }

  /** Starts the server. Jobs run only when the test calls `runJobs`. */
  static async start(
    options: {
      seeded?: boolean;
      environment?: Readonly<Record<string, string>>;
      log?: Logger;
      /** The database of another server. By default the server gets a database of its own. */
      database?: Database;
    } = {},
  ): Promise<TestSystem> {
    const { seeded = true, environment, log } = options;
    const database = options.database ?? (await startedDatabase(seeded, environment));
    const { platform, clock } = await testPlatform(undefined, environment, log, database);
    const app = await createApp(platform);
    await app.start({ work: false });
    await app.server.ready();
    return new TestSystem(app, platform, clock);
  }

  /** Makes a call and checks the answer against the document. */
  call<Id extends OperationId>(id: Id, asked: CallInput<Id> = {}, asker: Asker = {}): Promise<CallAnswer> {
    return callOperation(this.app.server, id, asked, asker);
  }

  /** Makes a call that must succeed. Resolves to its data. */
  async get<Id extends OperationId>(
    id: Id,
    asked: CallInput<Id> = {},
    asker: Asker = {},
  ): Promise<DataOf<Id>> {
    const { code, msg, data } = await this.call(id, asked, asker);
    if (code !== 200) throw new Error(`${id} was refused with ${code}: ${msg}`);
    return data as DataOf<Id>;
  }

  /** Calls an operation and returns the name of its refusal, or OK. */
  async outcome<Id extends OperationId>(
    id: Id,
    asked: CallInput<Id> = {},
    asker: Asker = {},
  ): Promise<ErrorName | 'OK'> {
    return outcomeOf((await this.call(id, asked, asker)).code);
  }

  /** Returns a new idempotency key (rule 1.9). */
  key(): string {
    this.#lastKey += 1;
    return `test-key-${String(this.#lastKey).padStart(10, '0')}`;
  }

  /** Encrypts a field like a browser, with the current time. */
  async encrypted(value: string): Promise<string> {
    const { keyId, publicKey } = await this.get('getPublicKey');
    return encryptField({ id: keyId, publicKey }, { value, timestamp: this.clock.now().getTime() });
  }

  runJobs(): Promise<number> {
    return runDueJobs(this.platform);
  }

  /** Resolves to the newest code that was sent to a mobile. */
  async codeOf(mobile: string): Promise<string> {
    await this.runJobs();
    const codes = (await readMailbox(this.platform, mobile)).flatMap(({ code }) => code ?? []);
    return codes[0] ?? Promise.reject(new Error('No code was sent'));
  }

  /** Checks a signed-in member's mobile by code. Resolves to the ticket for one kind of change (rule 2.19). */
  async checkTicket(purpose: CheckPurpose, mobile: string, member: Asker): Promise<string> {
    this.clock.advance(61_000);
    await this.get('sendCode', { body: { purpose } }, member);
    const code = await this.encrypted(await this.codeOf(mobile));
    return (await this.get('checkSmsCode', { body: { purpose, code } }, member)).checkTicket;
  }

  /** Signs a mobile in by code. A mobile without an account joins as a new member. */
  async signIn(
    mobile: string,
    deviceId = `device-${mobile}`,
  ): Promise<Required<Pick<Asker, 'token' | 'deviceId'>>> {
    const asker = { deviceId };
    this.clock.advance(61_000);
    await this.get(
      'sendAuthCode',
      { body: { mobile: await this.encrypted(mobile), purpose: 'login' } },
      asker,
    );
    const code = await this.codeOf(mobile);
    const body = { mobile: await this.encrypted(mobile), code: await this.encrypted(code) };
    const result = await this.get('loginBySms', { body }, asker);
    if (result.state === 'signedIn') return { ...asker, token: result.token };
    const { version: agreementVersion } = await this.get('getAgreement');
    const session = await this.get(
      'registerBySms',
      { body: { registerTicket: result.registerTicket, agreementVersion, agreed: true } },
      asker,
    );
    return { ...asker, token: session.token };
  }

  /** Signs a mobile in to a discussion group by code. */
  async signInToGroup(hash: string, mobile: string): Promise<Required<Pick<Asker, 'token' | 'deviceId'>>> {
    const asker = { deviceId: `device-${mobile}` };
    this.clock.advance(61_000);
    const params = { hash };
    await this.get('sendGroupCode', { params, body: { mobile: await this.encrypted(mobile) } }, asker);
    const code = await this.codeOf(mobile);
    const body = { mobile: await this.encrypted(mobile), code: await this.encrypted(code) };
    const session = await this.get('loginGroup', { params, body }, asker);
    return { ...asker, token: session.token };
  }

  stop(): Promise<void> {
    return this.app.stop();
  }
}
