import { testOrigin } from '../calls/test-origin.ts';
import { AdultStatus, type BodyOf, type DataOf, type OperationId } from '@yayan/contract';
import { expect } from 'vitest';
import { ApiFault } from '../../src/errors/api-fault.ts';
import { documentOperations } from '../../src/http/document.ts';
import { success } from '../../src/http/envelope.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { answerProblem } from '../calls/answer-problem.ts';
import { encryptField } from '../calls/encrypt-field.ts';
import { testPlatform, type TestPlatform } from '../system/test-platform.ts';
import { createEncryptedFields } from '../../src/platform/field-encryption/encrypted-fields.ts';
import { balances, openAccounts, reconcile } from '../../src/modules/ledger/module.ts';
import type { Benefit } from '../../src/modules/exchange/catalogue/benefit.ts';
import { insertBenefit } from '../../src/modules/exchange/catalogue/benefit-store.ts';
import { exchangeChecks } from '../../src/modules/exchange/order-checks-store.ts';
import { createExchange } from '../../src/modules/exchange/module.ts';
import type { exchangeHandlers } from '../../src/modules/exchange/handlers.ts';
import { loadCodes } from '../../src/modules/exchange/fulfilment/load-card-codes.ts';
import type { Exchange, ExchangeDeps } from '../../src/modules/exchange/deps.ts';
import { generousRule, testBenefit, testCards } from './benefit.ts';
import { earnCoins } from './coins.ts';

type Handlers = ReturnType<typeof exchangeHandlers>;
type ExchangeOperation = keyof Handlers;
export type OrderDetail = DataOf<'getOrder'>;

/** The input of a test's call. It may also be an input that no browser would send. */
export interface ExchangeInput {
  params?: { id: string };
  query?: object;
  body?: object;
  key?: string;
  /** The network address of the call. */
  address?: string;
}

/** The exchange area as browsers see it, on a separate database. */
export interface TestExchange extends TestPlatform {
  readonly exchange: Exchange;
  /** A member with coins and credit. */
  member(coins: number, credit?: number): Promise<string>;
  /** A benefit (test-benefit.ts) with `stock` codes of its first choice. */
  benefit(stock: number, more?: Partial<Benefit>): Promise<Benefit>;
  /** Puts new codes into the stock of the benefit's first choice. */
  load(benefit: Benefit, count: number): Promise<void>;
  /** Calls an operation and checks the answer against the document; a `memberId` of null means a visitor. */
  call<Id extends ExchangeOperation>(
    id: Id,
    memberId: string | null,
    asked?: ExchangeInput,
  ): Promise<DataOf<Id>>;
  /** A field encrypted like by a browser, with the current time. */
  encrypted(value: string): string;
  /** Places an order: one piece unless `form` differs, with a new key unless one is given. */
  order(
    memberId: string,
    benefit: Benefit,
    form?: Partial<BodyOf<'placeOrder'>>,
    key?: string,
  ): Promise<OrderDetail>;
  revoke(memberId: string, orderId: string, key?: string): Promise<OrderDetail>;
  find(memberId: string, orderId: string): Promise<OrderDetail>;
  stockOf(benefit: Benefit): Promise<number | null>;
  coinsOf(memberId: string): Promise<number>;
  /** The names of the reconcile checks that failed. */
  broken(): Promise<string[]>;
}

const verified = (): Promise<AdultStatus> => Promise.resolve(AdultStatus.Valid);

/** Jobs run only when a test runs them, unless `start` starts the platform differently. Members are verified. */
export async function startTestExchange(
  parts: Partial<ExchangeDeps> = {},
  start?: (platform: Platform) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestExchange> {
  const base = await testPlatform(undefined, environment);
  const { platform } = base;
  const { database, random } = platform;
  const { exchange, handlers } = createExchange({
    levelRuleOf: generousRule,
    adultStatusOf: verified,
    ...parts,
    platform,
  });
  const call = caller(handlers);
  await (start === undefined ? base.start() : start(platform));
  const { fieldEncryption, fieldEncryptionBefore } = platform.keys;
  const { current } = createEncryptedFields(platform, [fieldEncryption, ...fieldEncryptionBefore]);
  let count = 0;
  const next = (): number => (count += 1);
  const key = (): string => `test-key-${String(next()).padStart(10, '0')}`;

  const load: TestExchange['load'] = async ({ id: benefitId, choices: [{ id: choiceId }] }, added) => {
    const cards = testCards(added, random);
    await database.transaction((tx) => loadCodes(platform, tx, { benefitId, choiceId }, cards));
  };
  return {
    ...base,
    exchange,
    call,
    load,
    encrypted: (value) => encryptField(current, { value, timestamp: platform.clock.now().getTime() }),
    member: (coins, credit = 0) => newMember(exchange, coins, credit),
    benefit: async (stock, more = {}) => {
      const benefit = testBenefit(next(), more);
      await database.transaction((tx) => insertBenefit(tx, benefit));
      await load(benefit, stock);
      return benefit;
    },
    order: (memberId, { id }, form = {}, orderKey = key()) =>
      call('placeOrder', memberId, { params: { id }, body: { quantity: 1, ...form }, key: orderKey }),
    revoke: (memberId, id, revokeKey = key()) =>
      call('revokeOrder', memberId, { params: { id }, key: revokeKey }),
    find: (memberId, id) => call('getOrder', memberId, { params: { id } }),
    stockOf: async ({ id }) => (await call('getBenefit', null, { params: { id } })).stock,
    coinsOf: async (memberId) => (await balances(database.read, memberId)).coins,
    broken: async () =>
      (await reconcile(database, exchangeChecks))
        .filter(({ findings }) => findings.length > 0)
        .map(({ name }) => name),
  };
}

/** Makes a call and returns the name of its refusal. */
export async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => 'nothing was refused',
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ApiFault);
  return error instanceof ApiFault ? error.name : '';
}

async function newMember({ platform }: Exchange, coins: number, credit: number): Promise<string> {
  const memberId = platform.random.uuid();
  await platform.database.transaction(async (tx) => {
    await openAccounts(tx, memberId, platform.clock.now());
    if (coins + credit > 0) await earnCoins(platform, tx, memberId, coins, credit);
  });
  return memberId;
}

function caller(handlers: Handlers): TestExchange['call'] {
  // The adapter would normally read and check this input. Tests also pass input that it would refuse.
  const loose = handlers as unknown as Record<ExchangeOperation, (call: object) => Promise<never>>;
  return async (
    id,
    memberId,
    { params = { id: '' }, query = {}, body, key, address = '203.0.113.7' } = {},
  ) => {
    const answer = await loose[id]({
      params,
      query,
      body,
      caller: memberId === null ? null : { kind: 'member', memberId, sessionId: memberId },
      idempotency: key === undefined ? undefined : { key, hash: JSON.stringify([id, params, query, body]) },
      origin: testOrigin(address),
      lastEventId: null,
      signal: new AbortController().signal,
    });
    holdToDocument(id, answer);
    return answer;
  };
}

const checks = new Map<OperationId, (value: unknown) => string | null>();

function holdToDocument(id: ExchangeOperation, answer: unknown): void {
  const schema = documentOperations.find((operation) => operation.id === id)?.answer;
  if (!schema) throw new Error(`The document does not say what ${id} answers`);
  const check = checks.get(id) ?? answerProblem(schema);
  checks.set(id, check);
  expect(check(JSON.parse(JSON.stringify(success(answer))))).toBeNull();
}
