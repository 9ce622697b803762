import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskAnswer, openDesk } from '../../testing/desk-start.ts';
import { holdReading } from './testing/hold-reading.ts';
import { list, opened, showDesk } from './testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const alone = (place: number) => ({
  sections: [{ sectionId: deskAnswer(place).sectionId, responseId: deskAnswer(place).id }],
  alone: true,
});

test('rules 6.21, 6.60: an answer that stands open counts as read alone; one leafed past does not', async () => {
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
  await expect.poll(() => desk.mock.received('markSectionsRead')).toEqual([alone(3)]);
});

test('rule 6.60: an answer that was read while offline is sent with the next one, once', async () => {
  const unread = { unread: true };
  const reading = holdReading();
  const desk = await openDesk([deskAnswer(1, unread), deskAnswer(2, unread)]);
  const { router } = await showDesk();
  desk.disturb((path) => (path.includes('/focusSections/read') ? 'lost' : undefined));
  const open = async (place: number, left: number): Promise<void> => {
    await list().getByText(`第 ${place} 条`, { exact: false }).click();
    await expect.element(opened().getByText(`第 ${place} 条`, { exact: false })).toBeVisible();
    reading.passTime();
    await expect.poll(() => list().getByText('新', { exact: true }).elements().length).toBe(left);
  };
  await open(2, 1);
  await expect.poll(() => desk.asked('/v1/focusSections/read').length).toBe(1);
  expect(router.state.location.pathname).toBe('/bbs-response');
  desk.disturb(() => undefined);
  await open(1, 0);
  await expect.poll(() => desk.mock.received('markSectionsRead').length).toBe(2);
  expect(desk.mock.received('markSectionsRead')).toEqual(expect.arrayContaining([alone(1), alone(2)]));
  const waiting = () => Object.keys(localStorage).filter((name) => name.includes('.opened.'));
  await expect.poll(waiting).toEqual([]);
});

test('rule 6.60: what could not be sent goes out when the network is back', async () => {
  const reading = holdReading();
  const desk = await openDesk([deskAnswer(1, { unread: true })]);
  desk.disturb((path) => (path.includes('/focusSections/read') ? 'lost' : undefined));
  await showDesk();
  await list().getByText('第 1 条', { exact: false }).click();
  await expect.element(opened().getByText('第 1 条', { exact: false })).toBeVisible();
  reading.passTime();
  await expect.poll(() => desk.asked('/v1/focusSections/read').length).toBe(1);
  expect(desk.mock.received('markSectionsRead')).toEqual([]);
  desk.disturb(() => undefined);
  globalThis.dispatchEvent(new Event('online'));
  await expect.poll(() => desk.mock.received('markSectionsRead')).toEqual([alone(1)]);
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
