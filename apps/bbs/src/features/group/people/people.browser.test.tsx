import { QueryClientProvider } from '@tanstack/react-query';
import { type GroupMe, type GroupMember, GroupRole } from '@yayan/api-client';
import { mockListGroupMembers } from '@yayan/api-client/mocks';
import { createQueryClient, SiteLink } from '@yayan/site';
import { LinkProvider, YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { me, openGroup } from '../../../testing/group-start.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import GroupProfilePage from '../profile/GroupProfilePage.tsx';

const as = (role: GroupRole): GroupMe => ({ ...me, identity: { ...me.identity, role } });

const show = async (who: GroupMe, fellows?: GroupMember[]) => {
  const { mock } = await openGroup({ me: who });
  if (fellows) mock.use(mockListGroupMembers({ items: fellows }));
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  client.setQueryData(['/focusMembers/info'], who);
  const router = createMemoryRouter([{ path: '/bbs/:id/user', Component: GroupProfilePage }], {
    initialEntries: [`/bbs/${me.group.hash}/user`],
  });
  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <YayanProvider>
        <LinkProvider component={SiteLink}>
          <main>
            <RouterProvider router={router} />
          </main>
        </LinkProvider>
      </YayanProvider>
    </QueryClientProvider>,
  );
  return { mock, unmount };
};

test('a respondent sees the own card and the others by their names of this group', async () => {
  const { mock } = await show(me);
  await expect.element(page.getByText('小满')).toBeVisible();
  await expect.element(page.getByText('小禾')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '修改资料' })).toBeVisible();
  expect(mock.received('listHostTopicMembers')).toEqual([]);
});

test('a host sees everybody by state and opens the details of one', async () => {
  await show(as(GroupRole.Host));
  await expect.element(page.getByText('未发言 1')).toBeVisible();
  await page.getByRole('button', { name: /小满/u }).click();
  const sheet = page.getByRole('dialog', { name: '受访者详情' });
  await expect.element(sheet.getByText('成都')).toBeVisible();
  await expect
    .element(sheet.getByRole('link', { name: '看 TA 的全部回答' }))
    .toHaveAttribute('href', expect.stringMatching('person='));
});

test.each(looks)('the people look right on a $size in $scheme', async (looks) => {
  await prepareLook(looks);
  for (const role of [GroupRole.Respondent, GroupRole.Host]) {
    const { unmount } = await show(as(role));
    await expect.element(page.getByText('小满')).toBeVisible();
    await look(`role ${role}`);
    await unmount();
  }
});

test('rule 6.39: a host is offered to look as a respondent, an observer is not', async () => {
  const open = async (role: GroupRole) => {
    const { unmount } = await show(as(role));
    await page.getByRole('button', { name: /小满/u }).click();
    await expect.element(page.getByRole('link', { name: '看 TA 的全部回答' })).toBeVisible();
    return unmount;
  };
  const look = page.getByRole('button', { name: '看看 TA 看到的讨论小组' });
  const unmount = await open(GroupRole.Host);
  await expect.element(look).toBeVisible();
  await unmount();
  await open(GroupRole.Observer);
  await expect.element(look).not.toBeInTheDocument();
});

test('in a large group fellows are searched, and shown step by step', async () => {
  const crowd = Array.from({ length: 60 }, (_, at) => ({
    id: `p${at}`,
    name: `受访者${at}号`,
    avatar: null,
    role: GroupRole.Respondent,
  }));
  await show(me, crowd);
  await expect.element(page.getByText('受访者47号')).toBeVisible();
  await expect.element(page.getByText('受访者48号')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '再看 12 人（还有 12 人）' }).click();
  await expect.element(page.getByText('受访者59号')).toBeVisible();
  await page.getByRole('textbox', { name: '按昵称找人' }).fill('者48');
  await expect.element(page.getByText('受访者48号')).toBeVisible();
  await expect.element(page.getByText('受访者47号')).not.toBeInTheDocument();
});

test('rule 6.61: closing the details leads back to the row of the person', async () => {
  await show(as(GroupRole.Host));
  const row = page.getByRole('button', { name: /小满/u });
  await row.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
});
