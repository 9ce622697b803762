import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import QuestionsPage from './QuestionsPage.tsx';

const question = {
  id: 'life-001',
  version: 1,
  category: '生活',
  title: '一周有几天？',
  choices: ['七天', '六天'],
  explanation: '一周七天。',
};
const planned = {
  state: 'planned',
  id: null,
  subject: 'life-001',
  title: '新增 0 题，修改 1 题',
  changes: [],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

test('14.62 a question is changed by the form, which sends its lines as choices', async () => {
  const seen = fakeServer(({ path, body }) => {
    if (path === '/quiz-questions') return { items: [question], nextCursor: null };
    const isDry = (body as { dryRun?: boolean }).dryRun === true;
    return { ...planned, state: isDry ? 'planned' : 'done' };
  });
  await show(<QuestionsPage />, { as: { permissions: ['read', 'campaigns'] } });
  await page.getByRole('button', { name: '改…' }).click();
  const dialog = page.getByRole('dialog', { name: '改题目' });
  await dialog.getByRole('textbox', { name: '选项' }).fill('七天\n\n 五天 ');
  await dialog.getByRole('button', { name: '改题目' }).click();
  const isAct = ({ body }: SeenCall): boolean =>
    body !== undefined && (body as { dryRun?: boolean }).dryRun !== true;
  await expect.poll(() => seen.find(isAct)?.path).toBe('/quiz-questions/import');
  const sent = seen.find(isAct)?.body as { input: { source: string } } | undefined;
  const { version: _version, ...kept } = question;
  expect(JSON.parse(sent?.input.source ?? '[]')).toEqual([{ ...kept, choices: ['七天', '五天'] }]);
});
