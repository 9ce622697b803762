import { expect, test } from 'vitest';
import { checkDefinition } from '@yayan/survey-engine';
import { reportColumns } from './report-columns.ts';

test('不想回答 has its own column, which differs from an answer and from an unanswered question', () => {
  const check = checkDefinition({
    survey: {
      pages: [
        {
          name: 'home',
          elements: [
            { type: 'checkbox', name: 'ill', title: '身体怎么样？', choices: ['头疼', '失眠'] },
            { type: 'text', name: 'age', title: '多大？' },
          ],
        },
      ],
    },
    host: {
      screening: { page: 'home', screenOut: [] },
      quotaCells: [],
      minimumSeconds: 0,
      attentionChecks: [],
      seatMinutes: 1,
      sensitive: ['ill'],
    },
  });
  if (!check.ok) throw new Error(check.faults.join());
  const columns = reportColumns(check.definition);
  expect(columns.map(({ key }) => key)).toEqual(['ill.头疼', 'ill.失眠', 'ill-Declined', 'age']);
  expect(columns[2]?.label).toBe('身体怎么样？ / 不想回答');
  const read = (answers: Record<string, unknown>) => columns.map(({ valueIn }) => valueIn(answers));
  expect(read({ 'ill-Declined': true, age: '30' })).toEqual([null, null, 1, '30']);
  expect(read({ ill: ['失眠'] })).toEqual([0, 1, 0, null]);
  expect(read({})).toEqual([null, null, null, null]);
});
