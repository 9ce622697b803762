import type { ApiRequest, Transport } from '@yayan/auth';
import { expect, test } from 'vitest';
import { asRespondent } from './view-as.ts';

test('rule 6.39: while a host looks as a respondent, every call says as whom, and keeps its own headers', async () => {
  const sent: ApiRequest[] = [];
  const client: Transport = {
    request: (call) => {
      sent.push(call);
      return Promise.reject(new Error('There is no server here'));
    },
    stream: () => Promise.resolve(),
    serverNow: Date.now,
  };
  const viewing = asRespondent(client, 'r1');
  await Promise.allSettled([
    viewing.request({ url: '/focusMembers/info', method: 'GET' }),
    viewing.request({ url: '/focusResponses', method: 'POST', headers: { 'idempotency-key': 'k' } }),
  ]);
  expect(sent.map(({ headers }) => headers)).toEqual([
    { 'z-view-as': 'r1' },
    { 'idempotency-key': 'k', 'z-view-as': 'r1' },
  ]);
});
