import { JoinResult } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import { agentEnd } from '../guests/agent-end.ts';
import type { AgentConfig, Meaning, PartnerConfig, SupplierConfig } from '../partner-config.ts';
import { schemeOf } from '../ports/signing.ts';
import { plainAnswer } from '../reports/plain-answer.ts';
import { readReport } from '../reports/read-report.ts';
import { provenVia } from '../reports/second-proof.ts';
import { fillTemplate, PARTNER_PARAMETER, readQuery } from '../reports/signed-query.ts';
import { AGENT_ENTRY_PATH, backPath, CALLBACK_PATH } from '../return-paths.ts';

type PartnerTest = ConsoleDataOf<'testPartner'>;
type Trial = PartnerTest['trials'][number];

/** The person and the session of a test. No real session has so short a name, so no report of one can be made of it. */
const MADE_UP = 'test';
const MADE_UP_PERSON = '1000';
const DAY_MS = 86_400_000;

interface Test {
  memberSite: string;
  at: Date;
}

const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** A report's query as the partner's server writes and signs it. */
function signedReport(
  config: SupplierConfig,
  values: ReadonlyMap<string, string>,
  memberSite: string,
): string {
  const { signing, secrets, parameters } = config;
  const written = [[PARTNER_PARAMETER, config.key] as const, ...values]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const unsigned = `${written}&${parameters.signature}=`;
  const query = readQuery(unsigned, parameters.signature, `${memberSite}${CALLBACK_PATH}`);
  const signature = query && schemeOf(signing.scheme).sign(query, secrets[0] ?? '', signing);
  return `${unsigned}${signature ?? ''}`;
}

/** The parameters of a report: what every supplier sends, and what its scheme signs beside. */
function reportValues({ parameters, signing }: SupplierConfig, code: string, at: Date): Map<string, string> {
  const beside = signing.fields.map((field) => [field, MADE_UP_PERSON] as const);
  const sent = [
    [parameters.session, MADE_UP] as const,
    [parameters.status, code] as const,
    ...(parameters.time === undefined ? [] : [[parameters.time, seconds(at)] as const]),
  ];
  return new Map([...beside, ...sent]);
}

/** An address of the partner's own servers, where only those count (rule 3.48). */
const serverOf = ({ signing: { secondProof } }: SupplierConfig): string =>
  secondProof !== undefined && 'addresses' in secondProof
    ? (secondProof.addresses[0]?.split('/')[0] ?? '')
    : '0.0.0.0';

function trialOf(
  config: SupplierConfig,
  { kind, code, raw }: { kind: Trial['kind']; code: string | null; raw: string },
  { memberSite, at }: Test,
): Trial {
  const via = provenVia(config, 'postback', serverOf(config));
  const read = readReport({ memberSite }, config, { raw, via, received_at: at });
  const meaning: Meaning | undefined = read.kind === 'verified' ? read.meaning : undefined;
  const verdict = read.kind === 'verified' ? 'applied' : read.verdict;
  const ending = meaning === 'reversed' ? undefined : meaning;
  return {
    kind,
    code,
    address: `${memberSite}${CALLBACK_PATH}?${raw}`,
    verdict,
    result: ending?.result ?? null,
    reason: ending?.reason ?? null,
    isReversal: meaning === 'reversed',
    mayRetry: ending?.mayRetry === true,
    closes: ending?.closes === true,
    answer: plainAnswer(verdict).join(' '),
  };
}

/** Every status of a supplier as a signed postback, and five reports that must not count. */
function trialsOf(config: SupplierConfig, test: Test): Trial[] {
  const { parameters, statuses } = config;
  const codes = Object.keys(statuses);
  const [first = MADE_UP] = codes;
  const report = (code: string, at = test.at): string =>
    signedReport(config, reportValues(config, code, at), test.memberSite);
  const unknown = `${codes.toSorted((a, b) => b.length - a.length)[0] ?? ''}x`;
  const changed = report(unknown).replace(
    `${parameters.status}=${encodeURIComponent(unknown)}`,
    `${parameters.status}=${encodeURIComponent(first)}`,
  );
  const stale = new Date(test.at.getTime() - config.postbackHours * 3_600_000 - DAY_MS);
  const broken: readonly Parameters<typeof trialOf>[1][] = [
    { kind: 'unknownStatus', code: unknown, raw: report(unknown) },
    { kind: 'changedStatus', code: first, raw: changed },
    { kind: 'wrongSignature', code: first, raw: `${report(first)}0` },
    ...(parameters.time === undefined
      ? []
      : [{ kind: 'old' as const, code: first, raw: report(first, stale) }]),
    { kind: 'incomplete', code: null, raw: `${PARTNER_PARAMETER}=${config.key}` },
  ];
  return [
    ...codes.map((code) => trialOf(config, { kind: 'status', code, raw: report(code) }, test)),
    ...broken.map((each) => trialOf(config, each, test)),
  ];
}

function supplierTest(config: SupplierConfig, test: Test): PartnerTest {
  const trials = trialsOf(config, test);
  const meant = new Set(trials.map(({ result }) => result));
  const fromPartner = Object.values(JoinResult).filter((result) => result >= 1 && result <= 7);
  return {
    entry: fillTemplate(config, config.entry, {
      pid: MADE_UP,
      sid: MADE_UP,
      survey: MADE_UP,
      tid: MADE_UP,
      lang: 'zh-CN',
      ts: seconds(test.at),
      return: `${test.memberSite}${backPath[config.kind]}?${PARTNER_PARAMETER}=${config.key}`,
    }),
    trials,
    withoutCode: fromPartner.filter((result) => !meant.has(result)),
    ends: [],
  };
}

const ENDS = ['complete', 'screenedOut', 'quotaFull', 'duplicate', 'other'] as const;

function agentTest(config: AgentConfig, { memberSite, at }: Test): PartnerTest {
  const [task] = config.tasks;
  const link = `${memberSite}${AGENT_ENTRY_PATH}?aid={aid}&tid={tid}&uid={uid}&ts={ts}&sig={sig}`;
  const values = { aid: config.key, tid: task ?? '', uid: MADE_UP, ts: seconds(at) };
  return {
    entry: task === undefined ? null : fillTemplate(config, link, values),
    trials: [],
    withoutCode: [],
    ends: ENDS.map((end) => ({
      end,
      address: agentEnd(config, end, { person: MADE_UP, passed: {}, at }),
    })),
  };
}

/**
 * What an entry and every report of a partner would do, read by the code that reads real ones (rule 14.65). It sends
 * nobody anywhere and stores nothing. An agent's link is a real one: who opens it enters the task.
 */
export const testPartner = (config: PartnerConfig, test: Test): PartnerTest =>
  config.kind === 'agent' ? agentTest(config, test) : supplierTest(config, test);
