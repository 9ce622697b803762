import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorFeedback } from '../../../composition/tickets/feedback-deps.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { browserOfDevice } from '../../../../test/calls/test-browser.ts';
import { scriptCorpus } from '../../../../test/hostile/script-corpus.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { createMessages } from '../../message/module.ts';
import { givePenalty } from '../penalties/penalties.ts';
import { decideAppeal, moveTicket } from './operate.ts';

let system: TestSystem;
let nth = 0;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

type Member = Asker & { memberId: string };
const join = async (): Promise<Member> => {
  nth += 1;
  const member = await system.signIn(freshMobile(8000 + nth));
  return { ...member, memberId: (await system.get('getAccount', {}, member)).id };
};
const open = (asker: Asker, body: object = {}) =>
  system.call(
    'openTicket',
    {
      body: { kind: 'suggestion', text: '希望任务记录可以按月份筛选', ...body },
      idempotencyKey: system.key(),
    },
    asker,
  );
const deps = () => operatorFeedback(system.platform);

describe('rule 7.16: a thousand tickets from one device', () => {
  it.each<[string, (member: Member) => Asker]>([
    [
      'one browser that tells another device id each time',
      (member) => ({ ...member, browser: browserOfDevice('one') }),
    ],
    [
      'one network, with no cookie sent back',
      (member) => ({ ...member, browser: null, address: '198.51.100.7' }),
    ],
  ])('are twenty: %s', async (_, from) => {
    const codes: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const asker = from(await join());
      const opening = Array.from(
        { length: 11 },
        async (_each, index) => (await open({ ...asker, deviceId: `forged-${count}-${index}` })).code,
      );
      codes.push(...(await Promise.all(opening)));
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(new Set(codes)).toEqual(new Set([200, errors.TICKETS_TOO_MANY.code]));
  });
});

it('a text of 100,000 characters is refused everywhere, and stores nothing', async () => {
  const member = await join();
  const { data } = await open(member);
  const { id } = data as { id: string };
  const text = '长'.repeat(100_000);
  const params = { id };
  const tooLong = [400, 413];
  expect(tooLong).toContain((await open(member, { text })).status);
  for (const name of ['replyTicket', 'reopenTicket'] as const)
    expect(tooLong).toContain(
      (await system.call(name, { params, body: { text }, idempotencyKey: system.key() }, member)).status,
    );
  const { items } = await system.get('listTickets', {}, member);
  expect(items).toHaveLength(1);
  expect((await system.get('getTicket', { params }, member)).entries).toHaveLength(1);
});

describe('rule 11.3: pictures that are no pictures', () => {
  const padded = (start: string): Buffer => Buffer.from(start.padEnd(400, '\0'), 'latin1');
  const png = '\x89PNG\r\n\x1a\n';
  const script = '<script>alert(document.domain)</script>';

  /** Uploads content like the page does, and resolves to its key. */
  const upload = async (member: Member, content: Buffer, query: object): Promise<string> => {
    const asked = { module: 'feedback', extension: 'png', size: content.length, ...query };
    const { form } = await system.get('getUploadPolicy', { query: asked }, member);
    const fields = new FormData();
    for (const [name, value] of Object.entries(form)) fields.append(name, value);
    fields.append('file', new Blob([Uint8Array.from(content)]), '截图.png');
    const encoded = new Response(fields);
    const stored = await system.app.server.inject({
      method: 'POST',
      url: '/api/files',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(stored.statusCode).toBe(200);
    return form.key;
  };

  it.each<[string, string, object]>([
    ['an SVG with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, {}],
    ['a renamed archive', 'PK\x03\x04', {}],
    ['a page behind the first bytes of a picture', `${png}${script}`, {}],
    ['a video for a task', '\0\0\0\x20ftypisom\0\0\x02\0', { module: 'task', extension: 'mp4' }],
    ['a document for a request', '%PDF-1.7\n', { module: 'cooperate', extension: 'pdf' }],
  ])('%s is refused, and opens no ticket', async (_, start, query) => {
    const member = await join();
    const key = await upload(member, padded(start), query);
    const { code } = await open(member, { pictures: [key] });
    expect([errors.FILE_TYPE_REFUSED.code, errors.NOT_FOUND.code]).toContain(code);
    expect((await system.get('listTickets', {}, member)).items).toEqual([]);
  });
});

it('scripts and formulas stay the text they are, for the member and in their data', async () => {
  const member = await join();
  const texts = [
    '=HYPERLINK("https://evil.example","x")0',
    '@SUM(1+1)*cmd|calc!A0',
    ...scriptCorpus.slice(0, 8),
  ].map((text) => text.padEnd(10, '。'));
  for (const text of texts) {
    const { code, data } = await open(member, { text });
    expect(code, text).toBe(200);
    const { id } = data as { id: string };
    const { entries } = await system.get('getTicket', { params: { id } }, member);
    expect(entries[0]?.text).toBe(text);
  }
});

it('rule 7.15: a penalty offers its appeal once, then names the ticket', async () => {
  const member = await join();
  const penalty = await givePenalty(
    { platform: system.platform, messages: createMessages(system.platform) },
    {
      memberId: member.memberId,
      step: 'reminder',
      rule: '一人一号',
      evidence: '两个账号',
      days: 7,
      by: '林晓',
    },
  );
  const subject = { type: 'penalty', id: penalty } as const;
  const penalties = async () => (await system.get('listPenalties', {}, member)).items;
  const asked = async () => await system.get('getTicketSubject', { query: subject }, member);
  expect(await penalties()).toMatchObject([{ appealable: true, appeal: null }]);
  expect(await asked()).toMatchObject({ appealable: true });
  const { data } = await open(member, { kind: 'appeal', subject });
  const { id, number } = data as { id: string; number: string };
  expect(await penalties()).toMatchObject([{ appealable: false, appeal: id }]);
  expect(await asked()).toMatchObject({ appealable: false });
  await moveTicket(deps(), number, { move: 'accepted', by: '林晓', text: null });
  await decideAppeal(deps(), number, {
    verdict: 'upheld',
    coins: undefined,
    points: undefined,
    days: undefined,
    reason: '核对无误',
    by: '林晓',
  });
  expect((await open(member, { kind: 'appeal', subject })).code).toBe(errors.APPEAL_TWICE.code);
});
