import { longSurveyAnswers, longSurveyPages, openBenchSide } from '@yayan/api/testing/bench-side';
import type { ApiProcess } from '@yayan/tools/api-process';
import { beforeAll, expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { type Answer, callPatiently, newKey } from '../stack/servers/member-client.ts';
import { copyPrepared, type ServerEnvironment } from '../stack/servers/prepared.ts';

/** Enough members that the server is still busy with most of them when the first answer arrives. */
const people = 40;
const killAfter = 1;
/** The opening balance of the crowd's accounts. */
const before = 1_000_000;
const last = longSurveyPages.length - 1;

interface Respondent {
  token: string;
  deviceId: string;
  id: string;
  key: string;
}

let env: ServerEnvironment;
beforeAll(async () => {
  env = await copyPrepared();
});

const send = (url: string, { token, deviceId, id, key }: Respondent, index: number): Promise<Answer> => {
  const body = { page: longSurveyPages[index], answers: longSurveyAnswers(index), revision: index };
  const path = `/v1/process/sessions/${id}/${index === last ? 'submit' : 'pages'}`;
  return callPatiently(url, path, { token, deviceId, body, ...(index === last && { key }) });
};

/** All members send the page at once. After some answers the server is killed, and a new one is started. */
const sendUntilKilled = async (
  server: ApiProcess,
  everybody: readonly Respondent[],
  index: number,
): Promise<{ server: ApiProcess; answers: readonly (Answer | undefined)[] }> => {
  let answered = 0;
  let killing: Promise<void> | undefined;
  const answers = await Promise.all(
    everybody.map(async (one) => {
      const answer = await send(server.url, one, index).catch(() => undefined);
      if (answer) answered += 1;
      if (answered === killAfter) killing ??= server.kill();
      return answer;
    }),
  );
  await killing;
  return { server: await startApiServer(env), answers };
};

const dataOf = ({ code, msg, data }: Answer): unknown => {
  if (code !== 200) throw new Error(`Refused with ${code}: ${msg}`);
  return data;
};

test('a server killed with -9 in the middle of a survey and of its submit keeps every answer, and pays each once', async () => {
  const side = await openBenchSide({ LOG_LEVEL: 'silent', ...env });
  const taskHashId = await side.hostLongSurvey();
  await side.openCrowdAccounts(people);
  const crowd = await side.signInCrowd(people);
  await side.stop();
  let server = await startApiServer(env);
  const everybody: Respondent[] = [];
  for (const { token } of crowd) {
    const deviceId = newKey();
    const body = { taskHashId };
    const started = await callPatiently(server.url, '/v1/process/participations', { token, deviceId, body });
    everybody.push({
      token,
      deviceId,
      id: (dataOf(started) as { sessionId: string }).sessionId,
      key: newKey(),
    });
  }
  for (let index = 0; index < last; index += 1) {
    if (index !== 2) for (const one of everybody) dataOf(await send(server.url, one, index));
    else {
      const { server: next, answers } = await sendUntilKilled(server, everybody, index);
      server = next;
      expect(answers).toContain(undefined);
      // A confirmed page gets the same answer; an unconfirmed one is accepted now.
      for (const [place, one] of everybody.entries()) {
        const again = dataOf(await send(server.url, one, index));
        const acknowledged = answers[place];
        if (acknowledged) expect(again).toEqual(acknowledged.data);
      }
    }
  }
  const { server: final, answers } = await sendUntilKilled(server, everybody, last);
  expect(answers).toContain(undefined);
  for (const [place, one] of everybody.entries()) {
    const again = await send(final.url, one, last);
    expect(again.data).toMatchObject({ result: 1 });
    const acknowledged = answers[place];
    if (acknowledged) expect(again.data).toEqual(acknowledged.data);
    const points = dataOf(await callPatiently(final.url, '/v1/points', { token: one.token }));
    expect(points).toMatchObject({ available: before + 60 });
  }
  await final.stop();
});
