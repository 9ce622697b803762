import { Link } from '@yayan/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import EditPage from '../../features/content/EditPage.tsx';
import MakeBenefitPage from '../../features/benefit/make/MakeBenefitPage.tsx';
import MakeCampaignPage from '../../features/campaign/make/MakeCampaignPage.tsx';
import MakeTaskPage from '../../features/task/make/MakeTaskPage.tsx';
import { fakeServer, Refused } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { Route, Routes } from 'react-router';
import { tellKept } from './kept.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

function Note() {
  const [text, setText] = useState('');
  return (
    <>
      <LeaveGuard text={text} />
      <input aria-label="说明" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link href="/">今天</Link>
    </>
  );
}

const routes = (path: string, content: React.ReactElement) => (
  <Routes>
    <Route path="/" element={<h1>今天</h1>} />
    <Route
      path={path}
      element={
        <>
          {content}
          <Link href="/">回到今天</Link>
        </>
      }
    />
  </Routes>
);
const dialog = () => page.getByRole('dialog', { name: /离开这一页/u });
const arrived = () => page.getByRole('heading', { name: '今天' });
const leave = () => page.getByRole('link', { name: '回到今天' }).click();

test('what was written is asked about, and stays when one stays', async () => {
  await show(routes('/note', <Note />), { at: '/note' });
  await page.getByLabelText('说明').fill('早餐');
  await leave();
  await dialog().getByRole('button', { name: '再想想' }).click();
  await expect.element(page.getByLabelText('说明')).toHaveValue('早餐');
  await leave();
  await dialog().getByRole('button', { name: '离开，不留' }).click();
  await expect.element(arrived()).toBeVisible();
});

test('nothing written, all of it taken back, and what the server keeps are left unasked', async () => {
  await show(routes('/note', <Note />), { at: '/note' });
  const note = page.getByLabelText('说明');
  await note.fill('早餐');
  await note.fill('');
  await leave();
  await expect.element(arrived()).toBeVisible();

  await show(routes('/note', <Note />), { at: '/note' });
  await page.getByLabelText('说明').last().fill('早餐');
  tellKept();
  await page.getByRole('link', { name: '回到今天' }).last().click();
  await expect.element(arrived().last()).toBeVisible();
});

test('what is written after the server kept something is asked about again', async () => {
  await show(routes('/note', <Note />), { at: '/note' });
  await page.getByLabelText('说明').fill('早餐');
  tellKept();
  await page.getByLabelText('说明').fill('早餐和午餐');
  await leave();
  await expect.element(dialog()).toBeVisible();
});

test.each([
  ['a task', '/tasks/new', <MakeTaskPage key="task" />, '标题'],
  ['a task by its file', '/tasks/new?by=file', <MakeTaskPage key="file" />, '或者粘贴'],
  ['a benefit', '/benefits/new', <MakeBenefitPage key="benefit" />, '名称'],
  ['a campaign', '/campaigns/new', <MakeCampaignPage key="campaign" />, '标题'],
  ['a notice', '/contents/notice/new', <EditPage key="notice" />, '标题'],
  ['a banner', '/contents/banner/new', <EditPage key="banner" />, '标题'],
])('%s that is begun is not lost by a link', async (_what, at, content, label) => {
  fakeServer(() => new Refused(404, '没有找到'));
  const path = at.startsWith('/contents') ? '/contents/:kind/new' : (at.split('?')[0] ?? '');
  await show(routes(path, content), {
    at,
    as: { permissions: ['tasks.change', 'benefits', 'campaigns', 'content'] },
  });
  await page.getByLabelText(label).first().fill('早餐习惯');
  await leave();
  await expect.element(dialog()).toBeVisible();
});
