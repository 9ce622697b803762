import { longSurveyAnswers, longSurveyPages, openBenchSide } from '@yayan/api/testing/bench-side';
import type { ApiProcess } from '@yayan/tools/api-process';
import { beforeAll, expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { demoGroupHash } from '../stack/servers/demo-sessions.ts';
import {
  type Answer,
  callApi,
  callPatiently,
  newKey,
  signInToGroupOver,
  succeed,
} from '../stack/servers/member-client.ts';
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

/** A respondent of the demo group. */
const respondent = '13800000015';

interface Draft {
  targetId: string;
  text: string;
  version: string;
}

/** The drafts of a person in the demo group. */
const draftsOf = async (url: string, token: string): Promise<Draft[]> =>
  (await succeed<{ items: Draft[] }>(callApi(url, '/v1/focusDrafts', { token }))).items;

/** Saves texts until the server is gone. Resolves to those that it confirmed, and the one that was under way. */
const writeUntilKilled = async (url: string, token: string, targetId: string): Promise<Draft[]> => {
  const drafts: Draft[] = [];
  for (let length = 1; ; length += 1) {
    const text = `写到第 ${length} 版：${'豆浆油条，'.repeat(length % 500)}`;
    const body = { kind: 'answer', targetId, text, version: drafts.at(-1)?.version ?? null };
    const answer = await callApi(url, '/v1/focusDrafts', { token, body }).catch(() => undefined);
    if (answer === undefined) return [...drafts, { targetId, text, version: '' }];
    drafts.push(dataOf(answer) as Draft);
  }
};

test('rule 6.53: a server killed with -9 while drafts are saved keeps the last confirmed one, or the whole next one', async () => {
  let server = await startApiServer(env);
  const { token } = await signInToGroupOver(server.url, demoGroupHash, respondent);
  const listed = await succeed<{ items: { sections: { id: string; state: string; answered: boolean }[] }[] }>(
    callApi(server.url, '/focusSections', { token }),
  );
  const open = listed.items
    .flatMap(({ sections }) => sections)
    .filter(({ state, answered }) => state === 'open' && !answered)
    .slice(0, 3);
  expect(open.length).toBeGreaterThan(0);
  expect(await draftsOf(server.url, token)).toEqual([]);
  const writing = open.map(({ id }) => writeUntilKilled(server.url, token, id));
  const longOnes = async (): Promise<number> =>
    (await draftsOf(server.url, token)).filter(({ text }) => text.length > 20).length;
  await expect.poll(longOnes, { timeout: 60_000 }).toBe(open.length);
  await server.kill();
  const written = await Promise.all(writing);
  server = await startApiServer(env);
  const found = await draftsOf(server.url, token);
  for (const drafts of written) {
    const [confirmed, underWay] = drafts.slice(-2);
    const kept = found.find(({ targetId }) => targetId === underWay?.targetId);
    expect([confirmed?.text, underWay?.text]).toContain(kept?.text);
    if (kept?.text === confirmed?.text) expect(kept?.version).toBe(confirmed?.version);
    // Its author goes on from there.
    const body = { kind: 'answer', targetId: kept?.targetId, text: '接着写', version: kept?.version };
    expect((await callApi(server.url, '/v1/focusDrafts', { token, body })).code).toBe(200);
  }
  await server.stop();
});
