import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { createApp } from '../../src/app.ts';
import { groupCounters } from '../../src/modules/group/reconcile-counters.ts';
import { balances, coinStatement, transfer } from '../../src/modules/ledger/module.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Engine } from '../../src/platform/database/engine.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/database/postgres/postgres-engine.ts';
import { openPlatform, stopPlatform, type Platform } from '../../src/platform/platform.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { type BenchCampaigns, openBenchCampaigns } from '../members/bench-campaigns.ts';
import { hostLongSurvey } from '../members/long-survey.ts';
import { signInBenchOperator } from '../operator/bench-operator.ts';
import { type CrowdMember, openCrowdAccounts, signInCrowd } from '../members/crowd.ts';
import { type Discussion, openDiscussion } from '../members/discussions.ts';

export { type BenchCampaigns, QUIZ_QUESTIONS } from '../members/bench-campaigns.ts';
export { longSurveyAnswers, longSurveyPages } from '../members/long-survey.ts';
export { type CrowdMember, crowdId, crowdIdSql } from '../members/crowd.ts';

/** A statement as it was sent to the database. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The answer of a call, and all statements that the server sent for it. */
export interface Recording {
  statements: Statement[];
  answer: string;
}

/** A call as a client sends it. */
export interface RecordedCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: object;
}

/** The part of the server that the benchmark runs in its own process, on the measured server's database. */
export interface BenchSide {
  openCrowdAccounts: (count: number) => Promise<void>;
  signInCrowd: (count: number) => Promise<CrowdMember[]>;
  /** Makes two calls without a network, and returns the recording of the second, because then the session is cached. */
  record: (calls: readonly [RecordedCall, RecordedCall]) => Promise<Recording>;
  /** Publishes a task of 40 questions. Resolves to its public id. */
  hostLongSurvey: () => Promise<string>;
  /** Opens a discussion group with the given number of signed-in respondents. */
  openDiscussion: (respondents: number) => Promise<Discussion>;
  /** Checks the counters of all groups, like `reconcile`. Throws if one is wrong. */
  checkGroups: () => Promise<void>;
  /** Publishes a lottery and the given number of quizzes. */
  openCampaigns: (quizzes: number) => Promise<BenchCampaigns>;
  /** Pays a member one coin, in a separate transaction. */
  pay: (memberId: string) => Promise<void>;
  /** Signs an administrator of the console in. Resolves to the cookie of the session. */
  signInOperator: () => Promise<string>;
  /** A mobile as it is stored: to show it, and to find it. */
  sealMobile: (mobile: string) => { sealed: string; index: string };
  /** Reads a member's balances and the first page of their coin statement, like the page 金币明细. */
  readStatement: (memberId: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Opens and migrates a PostgreSQL database for the benchmark. `env` is the configuration of the measured server. */
export async function openBenchSide(env: Record<string, string>): Promise<BenchSide> {
  const config = readConfig(env);
  if (config.databaseUrl === undefined) throw new Error('The benchmark needs DATABASE_URL');
  let recorded: Statement[] | undefined;
  const engine = openPostgres({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    onError: (error) => console.error(error.message),
  });
  const heard = ({ sql: text, parameters: values }: CompiledQuery): void => {
    recorded?.push({ text, values });
  };
  const database = await openDatabase(recording(engine, heard), { random: systemRandom });
  const platform = await openPlatform(config, { database });
  const { server } = await createApp(platform);
  return {
    openCrowdAccounts: (count) => openCrowdAccounts(platform, count),
    signInCrowd: (count) => signInCrowd(platform, count),
    record: async ([first, second]) => {
      const send = ({ body, ...call }: RecordedCall) =>
        server.inject({ ...call, ...(body && { payload: body }) });
      await send(first);
      const statements: Statement[] = [];
      recorded = statements;
      const { statusCode, body } = await send(second);
      recorded = undefined;
      if (statusCode !== 200) throw new Error(`${second.url} answered ${statusCode}: ${body}`);
      return { statements, answer: body };
    },
    hostLongSurvey: () => hostLongSurvey(platform),
    openDiscussion: (respondents) => openDiscussion(platform, respondents),
    checkGroups: () => checkGroups(platform),
    openCampaigns: (quizzes) => openBenchCampaigns(platform, quizzes),
    pay: (memberId) => pay(platform, memberId),
    signInOperator: () => signInBenchOperator(platform),
    sealMobile: (mobile) => ({
      sealed: platform.cipher.seal(mobile),
      index: platform.cipher.blindIndex(mobile),
    }),
    readStatement: async (memberId) => {
      const { lines } = await coinStatement(database.read, memberId, { cursor: undefined, limit: 20 });
      if (lines.length === 0) throw new Error('The statement is empty');
      await balances(database.read, memberId);
    },
    stop: () => stopPlatform(platform),
  };
}

async function checkGroups({ database }: Platform): Promise<void> {
  const [wrong] = await groupCounters.run(database.read, new AbortController().signal);
  if (wrong !== undefined) throw new Error(wrong.detail);
}

async function pay({ database, random, clock }: Platform, memberId: string): Promise<void> {
  const key = `bench:${random.uuid()}`;
  await database.transaction((tx) =>
    transfer(tx, {
      key,
      memberId,
      reason: 'earned',
      cause: { kind: 'checkin', id: 'bench', title: '连续签到第 1 天' },
      legs: [{ asset: 'coin', amount: 1, platform: 'issue' }],
      at: clock.now(),
    }),
  );
}

/** Returns the same engine, which then calls `heard` with every statement. */
function recording(engine: Engine, heard: (query: CompiledQuery) => void): Engine {
  const { dialect } = engine;
  const known = new WeakSet<DatabaseConnection>();
  const listening = (connection: DatabaseConnection): DatabaseConnection => {
    if (known.has(connection)) return connection;
    known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...rest) => {
      heard(query);
      return execute(query, ...rest);
    };
    return connection;
  };
  const createDriver = (): Driver => {
    const driver = dialect.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options) => listening(await acquire(...options));
    return driver;
  };
  const recorded: Dialect = {
    createDriver,
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
  return { ...engine, dialect: recorded };
}
