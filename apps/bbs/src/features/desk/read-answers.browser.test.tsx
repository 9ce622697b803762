import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskAnswer, openDesk } from '../../testing/desk-start.ts';
import { holdReading } from './testing/hold-reading.ts';
import { list, opened, showDesk } from './testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

test('rule 6.21: an answer that stands open counts as read alone; one leafed past does not', async () => {
  const other = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f999';
  const unread = { unread: true };
  const reading = holdReading();
  const desk = await openDesk([
    deskAnswer(1, unread),
    deskAnswer(2, { ...unread, sectionId: other }),
    deskAnswer(3, unread),
    deskAnswer(4, unread),
  ]);
  await showDesk();
  const marks = list().getByText('新', { exact: true });
  await expect.poll(() => marks.elements().length).toBe(4);
  await userEvent.keyboard('j');
  await expect.element(opened().getByText('第 4 条', { exact: false })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(opened().getByText('第 3 条', { exact: false })).toBeVisible();
  await expect.poll(reading.begun).toBe(2);
  reading.passTime();
  await expect.poll(() => marks.elements().length).toBe(3);
  const row = list().getByRole('listitem').filter({ hasText: '第 3 条' });
  await expect.element(row.getByText('新', { exact: true })).not.toBeInTheDocument();
  await expect
    .poll(() => desk.asked('/focusResponses/list'))
    .toContainEqual({
      sectionId: deskAnswer(3).sectionId,
      unread: 'true',
      order: 'oldest',
      limit: '100',
    });
  expect(desk.mock.received('markSectionsRead')).toEqual([]);
});

test('rule 6.21: the divider moves to an opened answer once all unread ones before it were opened', async () => {
  const unread = { unread: true };
  const reading = holdReading();
  const desk = await openDesk([deskAnswer(1, unread), deskAnswer(2, unread), deskAnswer(3, unread)]);
  await showDesk();
  const open = async (place: number, left: number): Promise<void> => {
    await list().getByText(`第 ${place} 条`, { exact: false }).click();
    await expect.element(opened().getByText(`第 ${place} 条`, { exact: false })).toBeVisible();
    reading.passTime();
    await expect.poll(() => list().getByText('新', { exact: true }).elements().length).toBe(left);
  };
  await open(2, 2);
  expect(desk.mock.received('markSectionsRead')).toEqual([]);
  await open(1, 1);
  const upTo = (place: number) => ({
    sections: [{ sectionId: deskAnswer(place).sectionId, responseId: deskAnswer(place).id }],
  });
  await expect.poll(() => desk.mock.received('markSectionsRead')).toEqual([upTo(2)]);
  await open(3, 0);
  await expect.poll(() => desk.mock.received('markSectionsRead')).toEqual([upTo(2), upTo(3)]);
});

test('everything is marked as read after a question, by the newest unread answer of each section', async () => {
  const other = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f999';
  const desk = await openDesk([
    ...Array.from({ length: 150 }, (_, place) => deskAnswer(place + 1, { unread: true, sectionId: other })),
    ...Array.from({ length: 120 }, (_, place) => deskAnswer(place + 151, { unread: true })),
  ]);
  await showDesk('/bbs-response?unread=1');
  await list().getByRole('button', { name: '全部标为已读' }).click();
  await expect.element(page.getByText(/不能撤销/u)).toBeVisible();
  expect(desk.mock.received('markSectionsRead')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '全部标为已读' }).click();
  await expect.element(list().getByText('0 条', { exact: true })).toBeVisible();
  expect(desk.mock.received('markSectionsRead')).toEqual([
    { sections: [{ sectionId: deskAnswer(270).sectionId, responseId: deskAnswer(270).id }] },
    { sections: [{ sectionId: other, responseId: deskAnswer(150).id }] },
  ]);
});
