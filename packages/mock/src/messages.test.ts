import {
  checkNewMessages,
  confirmTicket,
  getMessagePreferences,
  getScreenMessage,
  getTicket,
  listMessages,
  listTickets,
  listUnreadNotices,
  openTicket,
  readFlash,
  readMessages,
  readNotices,
  replyTicket,
  getSmsPreferences,
  setMessagePreference,
  setSmsPreference,
  undoRead,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';

test('read messages stay read until that is undone', async () => {
  const { client } = await open();
  const { unread, items } = await listMessages({}, { client });
  expect(unread).toBe(items.length);
  const { readAt } = await readMessages({ scope: 'all', before: '2099-01-01T00:00:00.000Z' }, { client });
  expect(await listMessages({ unread: true }, { client })).toMatchObject({ unread: 0, items: [] });
  expect(await undoRead({ of: 'messages', readAt }, { client })).toEqual({ unread });
  const late = undoRead({ of: 'messages', readAt: '2026-11-01T00:00:00.000Z' }, { client });
  expect(await reasonOf(late)).toBe('UNDO_TOO_LATE');
});

test('there is nothing new after everything is read', async () => {
  const { client } = await open();
  expect((await checkNewMessages({ client })).messages).toBeGreaterThan(0);
  const all = { scope: 'all', before: '2099-01-01T00:00:00.000Z' } as const;
  await readMessages(all, { client });
  await readNotices(all, { client });
  expect((await listUnreadNotices({}, { client })).items).toEqual([]);
  expect(await reasonOf(checkNewMessages({ client }))).toBe('NOTHING_NEW');
});

test('the pop-up comes once, and mail is stopped by kind', async () => {
  const { client } = await open();
  const screen = await getScreenMessage({ client });
  if (!screen) throw new Error('There is no pop-up');
  await readFlash({ id: screen.id }, { client });
  expect(await getScreenMessage({ client })).toBeNull();
  await setMessagePreference({ kind: 'task', mail: false }, { client });
  expect((await getMessagePreferences({ client })).items).toContainEqual({
    kind: 'task',
    mail: false,
    locked: false,
  });
});

test('text messages are stopped by kind, but not codes', async () => {
  const { client } = await open();
  await setSmsPreference({ kind: 'groupReminder', on: false }, { client });
  const { items } = await getSmsPreferences({ client });
  expect(items.filter(({ on }) => !on).map(({ kind }) => kind)).toEqual(['groupReminder']);
  expect(await reasonOf(setSmsPreference({ kind: 'code', on: false }, { client }))).toBe('SMS_LOCKED');
});

test('feedback is listed, added to, and no appeal comes twice', async () => {
  const { client } = await open();
  const ticket = await openTicket({ kind: 'suggestion', text: '希望首页能换成别的颜色，谢谢' }, { client });
  expect((await listTickets({}, { client })).items[0]?.id).toBe(ticket.id);
  await replyTicket(ticket.id, { text: '深色的也要' }, { client });
  const { entries, repliesLeft } = await getTicket(ticket.id, { client });
  expect(entries.map(({ kind }) => kind)).toEqual(['opened', 'replied']);
  expect(repliesLeft).toBe(ticket.repliesLeft - 1);
  expect(await reasonOf(confirmTicket(ticket.id, { client }))).toBe('TICKET_STATE');
  const appeal = {
    kind: 'appeal',
    text: '我认真答完了，请再核对',
    subject: { type: 'coins', id: ticket.id },
  } as const;
  await openTicket(appeal, { client });
  expect(await reasonOf(openTicket(appeal, { client }))).toBe('APPEAL_TWICE');
});
