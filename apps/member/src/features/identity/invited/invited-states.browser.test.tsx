import { mockAcceptInvite, mockEnterInviteCode, refuse } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { storedInvite } from '../../../shell/session/stored-invite.ts';
import { openMock, openMockForVisitors } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import InvitePage from './InvitePage.tsx';

const link = '?code=YA7K2M9X';
const open = (search = '', path = '/invite') => openPage(InvitePage, path, path + search);
const text = (words: string | RegExp) => page.getByText(words).first();

describe.each(looks)('an invitation on a $size, $scheme', (how) => {
  beforeEach(async () => {
    session.logout();
    localStorage.clear();
    await prepareLook(how);
  });

  test('its code is typed in, and refused where it can’t be one', async () => {
    openMockForVisitors();
    await open();
    await page.getByLabelText('邀请码').fill('芽');
    await page.getByRole('button', { name: '看看是谁邀请我' }).click();
    await expect.element(text('邀请码由字母和数字组成，最多 16 位')).toBeVisible();
    await look('refused code');
  });

  test.each(['/invite', '/app/invite'])('it is offered at %s', async (path) => {
    openMockForVisitors();
    await open(link, path);
    await expect.element(text(/小\*满/u)).toBeVisible();
    await look('offer');
  });

  test('it is over', async () => {
    const { mock } = openMockForVisitors();
    mock.use(mockAcceptInvite(refuse('INVITE_CODE_INVALID')));
    await open('?code=YA000000');
    await expect.element(page.getByRole('heading', { name: '这个邀请已失效' })).toBeVisible();
    await look('over');
  });

  test('somebody whose network tried too many wrong codes can join with theirs', async () => {
    const { mock } = openMockForVisitors();
    mock.use(mockAcceptInvite(refuse('INVITE_TRIES_USED')));
    await open(link);
    await expect.element(page.getByRole('heading', { name: '有人邀请你加入芽言' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '接受邀请，加入芽言' })).toBeVisible();
    expect(storedInvite()?.code).toBe('YA7K2M9X');
    await look('unseen');
  });

  test('while it loads, and when it can’t be loaded', async () => {
    const { disturb } = openMockForVisitors();
    disturb(() => 'unanswered');
    await open(link);
    await expect.element(text('正在加载')).toBeInTheDocument();
    await look('loading');
    disturb(() => 'lost');
    await open(link);
    await expect.element(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
    await look('failed');
  });

  test('a member reads that it is too late, or names who invited them', async () => {
    const { mock } = await openMock();
    mock.use(mockEnterInviteCode(refuse('INVITE_TOO_LATE')));
    await open(link);
    const name = page.getByRole('button', { name: '记为我的邀请人' });
    await name.click();
    await expect.element(page.getByRole('main').getByRole('alert')).not.toBeEmptyDOMElement();
    await look('too late');
    mock.use(mockEnterInviteCode());
    await name.click();
    await expect.element(text(/是你的邀请人/u)).toBeVisible();
    await look('named');
  });
});
