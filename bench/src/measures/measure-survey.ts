import { randomUUID } from 'node:crypto';
import { type CrowdMember, longSurveyAnswers, longSurveyPages } from '@yayan/api/testing/bench-side';
import { browserCookie } from '../load/bench-browser.ts';
import { cpuTime } from '../load/cpu-time.ts';
import type { LoadCall } from '../load/load-client.ts';
import { memberPost } from '../load/member-call.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../report/table.ts';

const PEOPLE = 400;
const CONNECTIONS = 16;
const TARGET = 400;
const SESSIONS = '/api/v1/process/sessions';

/** A respondent in the middle of the questionnaire. */
interface Respondent {
  member: CrowdMember;
  /** The headers that their browser sends. */
  device: Record<string, string>;
  id: string;
}

const post = async (url: string, call: LoadCall): Promise<unknown> => {
  const answer = await fetch(url, { method: 'POST', headers: call.headers, body: call.body ?? '' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data; // The envelope of every call.
};

const pageCall = ({ member, device, id }: Respondent, index: number, submits = false) =>
  memberPost(
    member,
    `${SESSIONS}/${id}/${submits ? 'submit' : 'pages'}`,
    { page: longSurveyPages[index], answers: longSurveyAnswers(index), revision: index },
    { ...device, ...(submits && { 'idempotency-key': randomUUID() }) },
  );

/** Starts the task for each member and passes the screening page. */
const begin = async ({ api, crowd, side }: Stage): Promise<Respondent[]> => {
  const taskHashId = await side.hostLongSurvey();
  const respondents: Respondent[] = [];
  for (const member of crowd.slice(-PEOPLE)) {
    const id = randomUUID();
    const device = { 'z-device-id': id, cookie: browserCookie(id) };
    const start = memberPost(member, '/api/v1/process/participations', { taskHashId }, device);
    const { sessionId } = (await post(`${api.url}${start.recorded.url}`, start.load)) as {
      sessionId: string;
    };
    const respondent = { member, device, id: sessionId };
    const screening = pageCall(respondent, 0);
    await post(`${api.url}${screening.recorded.url}`, screening.load);
    respondents.push(respondent);
  }
  return respondents;
};

/** Sends one call for each respondent. Resolves to the rate and the server's processor time. */
const round = async (
  { api }: Stage,
  calls: readonly ReturnType<typeof pageCall>[],
): Promise<{ rate: number; cpuMicros: number | undefined }> => {
  const left = [...calls];
  const before = cpuTime(api.pid);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let call = left.pop(); call !== undefined; call = left.pop())
        await post(`${api.url}${call.recorded.url}`, call.load);
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const after = cpuTime(api.pid);
  const isKnown = before !== undefined && after !== undefined;
  return {
    rate: calls.length / seconds,
    cpuMicros: isKnown ? ((after - before) / calls.length) * 1e6 : undefined,
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures page answers per second in a questionnaire of 40 questions on 10 pages. The server stores each durably. */
export const measureSurvey = async (stage: Stage): Promise<Row[]> => {
  const respondents = await begin(stage);
  const last = longSurveyPages.length - 1;
  const rounds = [];
  for (let index = 1; index < last; index += 1)
    rounds.push(
      await round(
        stage,
        respondents.map((each) => pageCall(each, index)),
      ),
    );
  const submit = await round(
    stage,
    respondents.map((each) => pageCall(each, last, true)),
  );
  // The first two rounds warm up.
  const measured = rounds.slice(2);
  const rates = measured.map(({ rate }) => rate / TARGET);
  return [
    {
      area: 'Survey',
      name: 'page answers, 4 of 40 questions each',
      result: `${median(measured.map(({ rate }) => rate)).toFixed(0)}/s`,
      cpuMicros: median(measured.map(({ cpuMicros }) => cpuMicros ?? Number.NaN)),
      ratio: median(rates),
      range: [Math.min(...rates), Math.max(...rates)],
      target: { min: 1 },
    },
    {
      area: 'Survey',
      name: 'submits, all 40 questions evaluated and paid',
      result: `${submit.rate.toFixed(0)}/s`,
      cpuMicros: submit.cpuMicros,
    },
  ];
};
