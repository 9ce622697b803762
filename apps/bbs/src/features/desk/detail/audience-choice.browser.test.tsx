import { SectionVisibility } from '@yayan/api-client';
import { mockGetHostTopic } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskAnswer, openDesk } from '../../../testing/desk-start.ts';
import { hostTopic } from '../../../testing/group-start.ts';
import { opened, showDesk } from '../testing/show-desk.tsx';

test.each([
  [SectionVisibility.HostsOnly, 'TA 和观察员'],
  [SectionVisibility.AnswerFirst, '公开'],
])('rule 6.65: below an answer of a %s question a follow-up is for %s', async (visibility, label) => {
  await page.viewport(390, 844);
  const { mock } = await openDesk([deskAnswer(1)]);
  const topic = hostTopic([]);
  mock.use(
    mockGetHostTopic({ ...topic, sections: topic.sections.map((section) => ({ ...section, visibility })) }),
  );
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  await expect.element(opened().getByRole('radio', { name: label })).toBeChecked();
  const choice = opened().getByRole('radiogroup', { name: '谁能看到' });
  const { right } = choice.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(390);
});
