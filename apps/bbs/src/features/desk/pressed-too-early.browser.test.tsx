import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskAnswer, openDesk } from '../../testing/desk-start.ts';
import { DrivenUpload, driveUploads, newestUpload } from '../../testing/driven-upload.ts';
import { answers, opened, showDesk } from './testing/show-desk.tsx';

driveUploads();
beforeEach(() => page.viewport(1440, 900));

test('a follow-up of the desk sends itself once its file is there, unless its audience changes meanwhile', async () => {
  const { mock } = await openDesk(answers(1));
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  await opened().getByLabelText('追问 小满').fill('是这一家吗？');
  await opened()
    .getByLabelText('选择照片、视频或录音')
    .upload(new File(['%PDF'], '菜单.pdf', { type: 'application/pdf' }));
  await expect.poll(() => DrivenUpload.all.length).toBe(1);
  const send = opened().getByRole('button', { name: '发出追问' });
  const waits = opened().getByText('文件还没传完，传完自动发出追问');
  await send.click();
  await expect.element(waits).toBeVisible();
  await opened().getByText('仅 TA 可见').click();
  await expect.element(waits).not.toBeInTheDocument();
  await send.click();
  await expect.element(waits).toBeVisible();
  newestUpload().succeed();
  await expect
    .poll(() => mock.received('createFollowUp'))
    .toMatchObject([{ content: '是这一家吗？', audience: 'author', attachments: [expect.any(String)] }]);
});

test.each(['Control', 'Meta'])(
  '%s+Enter sends a follow-up of the desk once, and waits for its file as the button does',
  async (key) => {
    const { mock } = await openDesk(answers(1));
    await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
    const field = opened().getByLabelText('追问 小满');
    await field.fill('是这一家吗？');
    await opened()
      .getByLabelText('选择照片、视频或录音')
      .upload(new File(['%PDF'], '菜单.pdf', { type: 'application/pdf' }));
    await expect.poll(() => DrivenUpload.all.length).toBe(1);
    await field.click();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    await expect.element(opened().getByText('文件还没传完，传完自动发出追问')).toBeVisible();
    await expect.element(field).toHaveValue('是这一家吗？');
    expect(mock.received('createFollowUp')).toEqual([]);
    newestUpload().succeed();
    await expect.element(field).toHaveValue('');
    expect(mock.received('createFollowUp')).toMatchObject([{ content: '是这一家吗？' }]);
  },
);
