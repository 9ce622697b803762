import { getAccount, getTicketSubject, listTasks, placeOrder, sendSmsCode } from '@yayan/api-client';
import { mockGetTicket, mockListTasks, refuse } from '@yayan/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { HOSTED, key, open, reasonOf } from './testing/calling.ts';
import { signIn } from './testing/open-mock.ts';

describe('one request', () => {
  test('asks for a refusal that its call declares, and only for such', async () => {
    const { client } = await open();
    const asking = (reason: string) => ({ client, headers: { 'x-mock-refuse': reason } });
    const order = (reason: string) => placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, asking(reason));
    expect(await reasonOf(order('LEVEL_TOO_LOW'))).toBe('LEVEL_TOO_LOW');
    expect(await reasonOf(order('TOO_MANY'))).toBe('TOO_MANY');
    expect(await reasonOf(order('CODE_WRONG'))).toBe('MALFORMED');
    expect(await getAccount({ client })).toMatchObject({ coins: 1280 });
  });

  test.each([
    ['a missing field', '/v1/process/participations', {}, 'body.taskHashId', 10001],
    ['an unknown field', '/v1/process/participations', { taskHashId: HOSTED, more: 1 }, 'body.more', 10003],
    ['a wrong value', '/v1/process/participations', { taskHashId: 7 }, 'body.taskHashId', 10002],
    ['no idempotency key', '/v1/users/checkin', {}, 'header.Idempotency-Key', 10001],
    ['a wrong path', '/v1/benefits/a-b', { quantity: 1 }, 'path.id', 10002],
    ['an unknown parameter', '/v1/users/checkin?day=1', {}, 'query.day', 10003],
  ])('with %s is refused as the server refuses it', async (_, path, body, field, code) => {
    const { client, mock } = await open();
    const headers = {
      'z-token': `Bearer ${client.session.token()}`,
      ...(field.startsWith('header') ? {} : key()),
    };
    const answer = await mock.fetch(
      new Request(`https://mock.test/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    expect(await answer.json()).toMatchObject({ code, data: { field } });
  });

  test('gets an answer of the test before all others', async () => {
    const { client, mock } = await open();
    mock.use(mockListTasks((example) => ({ ...example, items: [] })));
    expect((await listTasks({}, { client })).items).toEqual([]);
    mock.reset();
    await signIn(client);
    expect((await listTasks({}, { client })).items).toHaveLength(4);
  });

  test('gets no answer of a call whose path fits too', async () => {
    const { client, mock } = await open();
    mock.use(mockGetTicket(refuse('NOT_FOUND')));
    const subject = { type: 'result', id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' } as const;
    expect((await getTicketSubject(subject, { client })).facts).toBeInstanceOf(Array);
  });

  test('is recorded with its body, encrypted fields opened', async () => {
    const { client, mock } = await open();
    await sendSmsCode(client, '13912345678');
    expect(mock.received('sendAuthCode').at(-1)).toEqual({ mobile: '13912345678', purpose: 'login' });
    expect(mock.received('placeOrder')).toEqual([]);
    mock.reset();
    expect(mock.received('sendAuthCode')).toEqual([]);
  });

  test('that something throws on is answered, with the reason', async () => {
    const { client, mock } = await open();
    mock.use(
      mockListTasks(() => {
        throw new Error('out of ideas');
      }),
    );
    await expect(listTasks({}, { client })).rejects.toMatchObject({
      reason: 'INTERNAL',
      data: { why: 'Error: out of ideas' },
    });
    const broken = await mock.fetch(new Request('https://mock.test/api/v1/tasks/%E0%A4%A'));
    expect(broken.status).toBe(500);
  });

  test('to an unknown address or scene is refused with a reason', async () => {
    const { client } = await open();
    const headers = { 'x-mock-scene': 'rain' };
    await expect(listTasks({}, { client, headers })).rejects.toMatchObject({
      reason: 'MALFORMED',
      data: { why: 'there is no scene rain' },
    });
  });
});
