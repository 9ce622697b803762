import { expect, test } from 'vitest';
import { documentOperations } from '../../src/http/document.ts';
import { answerProblem } from './answer-problem.ts';

const problemOf = (id: string, data: unknown): string | null => {
  const answer = documentOperations.find((operation) => operation.id === id)?.answer;
  if (!answer) throw new Error(`${id} answers no envelope`);
  return answerProblem(answer)({ code: 200, msg: 'ok', data });
};

const device = {
  id: '01900000-0000-7000-8000-000000000000',
  device: 1,
  browser: null,
  system: null,
  network: null,
  signedInAt: '2026-11-21T04:00:00.000Z',
  lastUsedAt: '2026-11-21T04:00:00.000Z',
  current: true,
};

test('Z4 accepts an answer with the fields of the document, and refuses one more field at any depth', () => {
  expect(problemOf('listDevices', { items: [device] })).toBeNull();
  expect(problemOf('listDevices', { items: [{ ...device, mobile: '13800138000' }] })).toContain('mobile');
  expect(problemOf('listDevices', { items: [device], memberId: 'x' })).toContain('memberId');
});
