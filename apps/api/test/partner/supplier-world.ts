import { createHmac } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { createOneTimeTokens } from '../../src/modules/identity/module.ts';
import { startTask, testSurvey, type TestMember, type TestSurvey } from '../survey/survey-world.ts';
import { short } from '../survey/short-survey.ts';
import type { SettableClock } from '../system/settable-clock.ts';
import { externalSurveyOf } from '../../src/modules/partner/external/external-survey.ts';
import { partnerConfigSchema } from '../../src/modules/partner/partner-config.ts';
import type { PartnerDeps } from '../../src/modules/partner/partner-deps.ts';
import { findSupplier, savePartner, supplyTask } from '../../src/modules/partner/partners.ts';
import { type ReportOutcome, receiveReport } from '../../src/modules/partner/reports/receive-report.ts';

export const SECRET = 'a supplier secret of tests';

/** For tests: a supplier that signs with HMAC-SHA256 and runs tasks. */
export interface TestPartner {
  readonly deps: PartnerDeps & { readonly clock: SettableClock };
  readonly survey: TestSurvey;
  /** A task that the supplier runs, of `minimumSeconds` or more, with a member who was just sent there. */
  readonly sent: (minimumSeconds?: number) => Promise<SentMember>;
  /** Receives a raw query as one from the supplier. */
  readonly receive: (
    via: 'return' | 'postback',
    raw: string,
    key?: string,
    from?: string,
  ) => Promise<ReportOutcome>;
  /** Saves another supplier. */
  readonly supplier: (changes: Record<string, unknown>) => Promise<string>;
}

export interface SentMember {
  readonly member: TestMember;
  readonly participationId: string;
  readonly hashId: string;
  readonly entry: URL;
  readonly sid: string;
}

const plain = {
  kind: 'supplier',
  key: 'test',
  secrets: [SECRET],
  signing: { scheme: 'hmac-sha256' },
  entry: 'https://supplier.example/start?pid={pid}&sid={sid}&survey={survey}&ts={ts}&back={return}&sig={sig}',
  parameters: { session: 'sid', status: 'st', time: 'ts', signature: 'sig' },
  statuses: {
    c: { result: 1 },
    s: { result: 2 },
    q: { result: 3 },
    x: { result: 2, reason: 'quality' },
    r: 'reversed',
  },
};

export async function testPartner(database: Database): Promise<TestPartner> {
  const ports: {
    externalSurveyOf?: (
      db: Parameters<typeof externalSurveyOf>[1],
      taskId: string,
    ) => ReturnType<typeof externalSurveyOf>;
  } = {};
  const survey = testSurvey(database, ports);
  const keys = createOneTimeTokens(
    { keys: { ...emptyKeys, token: new Uint8Array(32) }, random: systemRandom },
    'survey key',
    32,
  );
  const deps = { ...survey.deps, memberSite: 'https://yayan.example', production: true, keys };
  ports.externalSurveyOf = (db, taskId) => externalSurveyOf(deps, db, taskId);
  const supplier = async (changes: Record<string, unknown>): Promise<string> =>
    await database.transaction((tx) =>
      savePartner(tx, deps, partnerConfigSchema.parse({ ...plain, ...changes }), deps.clock.now()),
    );
  const partnerId = await supplier({});
  const sent: TestPartner['sent'] = async (minimumSeconds) => {
    const task = await survey.host(short, { coins: 100, credit: 5, consolationCoins: 10, seats: 1000 });
    await database.transaction((tx) =>
      supplyTask(tx, deps, {
        taskId: task.id,
        partnerId,
        survey: 'breakfast',
        ...(minimumSeconds !== undefined && { minimumSeconds }),
      }),
    );
    const member = await survey.member();
    const started = await startTask(survey, member, task);
    const entry = new URL(started.url ?? '');
    return {
      member,
      participationId: started.sessionId,
      hashId: task.hashId,
      entry,
      sid: entry.searchParams.get('sid') ?? '',
    };
  };
  const receive: TestPartner['receive'] = async (via, raw, key = 'test', from = '192.0.2.1') => {
    const partner = await findSupplier(deps, database.read, key);
    const received = partner && (await receiveReport(deps, partner, { via, from }, raw));
    if (received === undefined) throw new Error('Nobody received it');
    return received;
  };
  return { deps, survey, sent, receive, supplier };
}

const emptyKeys = {
  atRest: [new Uint8Array(32)],
  blindIndex: new Uint8Array(32),
} as unknown as import('../../src/platform/crypto/keys.ts').Keys; // Tickets use only the token key.

/** A query signed by the default scheme: pairs sorted, percent-encoded. */
export function signed(values: Readonly<Record<string, string>>, secret = SECRET): string {
  const text = Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return `${text}&sig=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** The query of a report that the supplier sends now about a redirect session. */
export const says = (
  { deps }: TestPartner,
  sid: string,
  st: string,
  more: Readonly<Record<string, string>> = {},
): string => signed({ sid, st, ts: String(Math.floor(deps.clock.now().getTime() / 1000)), ...more });
