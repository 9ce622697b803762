import { mockOpenTicket, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient, session } from '../../shell/client/client.ts';
import { unsent } from '../../shell/unsent/unsent.ts';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import AskPage from './AskPage.tsx';

const text = '金币记录里少了一笔，请核对一下';
const later = (_stored: unknown, ahead: unknown): unknown => ahead;

let mock: Mock;
let member: { memberId: string };
let members = 0;

const ask = () => openPage(AskPage, '/home/feedback/ask', '/home/feedback/ask');
const kind = () => page.getByRole('combobox', { name: '类型' });
const field = () => page.getByRole('textbox', { name: /想说的话/u });
const send = () => page.getByRole('button', { name: '提交', exact: true }).click();
const kept = () => unsent.read(member, 'draft ticket', later);
const type = async (): Promise<void> => {
  await ask();
  await field().fill(text);
  await expect.poll(kept).toBe(text);
};

beforeEach(async () => {
  members += 1;
  member = { memberId: `ticket-writer-${members}` };
  ({ mock } = await openMock());
  session.setUserData({ id: member.memberId });
});

test('a draft is there after a reload, and another member doesn’t see it', async () => {
  await type();
  await ask();
  await expect.element(field()).toHaveValue(text);
  session.setUserData({ id: 'somebody else' });
  await ask();
  await expect.element(field()).toHaveValue('');
});

test('no type is preset, and nothing is sent before one is chosen', async () => {
  await type();
  await expect.element(kind()).toHaveValue('');
  await send();
  await expect.element(page.getByText('请选择类型')).toBeVisible();
  await expect.element(kind()).toHaveFocus();
  expect(mock.received('openTicket')).toEqual([]);
  await kind().selectOptions('建议');
  await send();
  await expect.element(page.getByText('另一页')).toBeVisible();
  expect(mock.received('openTicket')).toEqual([{ kind: 'suggestion', text, pictures: [] }]);
});

test('a draft is kept while sending fails, and deleted once it is sent', async () => {
  mock.use(mockOpenTicket(refuse('INTERNAL')));
  await type();
  await kind().selectOptions('建议');
  await send();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await kept()).toBe(text);
  mock.use(mockOpenTicket());
  await send();
  await expect.element(page.getByText('另一页')).toBeVisible();
  await expect.poll(kept).toBeUndefined();
});

test('an emptied text is not kept', async () => {
  await type();
  await field().fill('');
  await expect.poll(kept).toBeUndefined();
});

test('after a ticket was sent the list of tickets is loaded again', async () => {
  const list = ['/v1/tickets', 'list'];
  queryClient.setQueryData(list, []);
  await type();
  queryClient.setQueryData(list, []);
  await kind().selectOptions('建议');
  await send();
  await expect.element(page.getByText('另一页')).toBeVisible();
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});
