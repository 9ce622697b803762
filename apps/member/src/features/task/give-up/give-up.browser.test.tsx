import { mockCheckHome, mockGiveUpParticipation, refuse } from '@yayan/api-client/mocks';
import type { HomeCheck } from '@yayan/api-client';
import { getCheckHomeQueryKey } from '@yayan/api-client/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { queryClient, session } from '../../../shell/client/client.ts';
import { dropKept } from '../../../shell/unsent/drop-kept.ts';
import { keepFinished } from '../../../shell/unsent/finished.ts';
import { copyPrefix, filesPrefix, keptPrefix } from '../../../shell/unsent/row-names.ts';
import { keepStep } from '../../../shell/unsent/shown-step.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import { GiveUp } from './GiveUp.tsx';

const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f6d4';
const owner = { memberId: 'gives-up' };
let mock: Awaited<ReturnType<typeof openMock>>['mock'];

const left = async (): Promise<readonly string[]> =>
  (await unsent.idsOf(owner)).filter((id) => id.endsWith(sessionId));

beforeEach(async () => {
  ({ mock } = await openMock());
  session.setUserData({ id: owner.memberId });
  onTestFinished(async () => await dropKept(sessionId, owner));
  await keepStep(unsent, owner, sessionId, { page: 'p', question: 'b', revision: 0, seatUntil: null });
  await keepFinished(unsent, owner, sessionId, { page: 'q', answers: {}, revision: 2, key: 'k'.repeat(22) });
  for (const prefix of [keptPrefix, copyPrefix, filesPrefix])
    await unsent.update(owner, `${prefix}${sessionId}`, () => ({ revision: 1, pages: [] }));
});

const giveUp = async (): Promise<void> => {
  await renderPage(<GiveUp sessionId={sessionId} title="饮料消费习惯" isSurvey hidesCoins={false} />);
  await page.getByRole('button', { name: '放弃' }).click();
  await page.getByRole('button', { name: '确认放弃' }).click();
};

test('3.46 what was given up is begun no more on this device, so that it isn’t offered without a network', async () => {
  mock.use(mockGiveUpParticipation());
  expect(await left()).toHaveLength(5);
  await giveUp();
  await expect.poll(left).toEqual([]);
});

test('3.46 what the server didn’t give up can still be continued', async () => {
  mock.use(mockGiveUpParticipation(refuse('INTERNAL')));
  await giveUp();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await left()).toHaveLength(5);
});

test('3.46 the home page kept for the time without a network no longer offers what was given up', async () => {
  mock.use(
    mockGiveUpParticipation(),
    mockCheckHome((example) => ({ ...example, attention: [] })),
  );
  const item: Partial<HomeCheck['attention'][number]> = {
    kind: 'survey',
    link: `/task/go?session=${sessionId}`,
  };
  queryClient.setQueryData(getCheckHomeQueryKey(), { attention: [item] });
  await giveUp();
  // Its answer passes the service worker, which keeps it.
  await expect.poll(() => queryClient.getQueryData<HomeCheck>(getCheckHomeQueryKey())?.attention).toEqual([]);
});
