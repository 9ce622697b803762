import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DrivenUpload, driveUploads, newestUpload as newest } from '../../../testing/driven-upload.ts';
import { followUp, openGroup, response } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

const uploads = DrivenUpload.all;
const submit = () => page.getByRole('button', { name: '提交回答' });
const field = () => page.getByLabelText('你的回答');
const waits = () => page.getByRole('status').filter({ hasText: '文件还没传完，传完自动提交回答' });
const video = (name: string): File => new File([new Uint8Array(1000)], name, { type: 'video/mp4' });

/** Adds a file, and waits until its upload has begun. */
const add = async (name: string): Promise<void> => {
  const begun = uploads.length;
  await page.getByLabelText('选择照片、视频或录音').upload(video(name));
  await expect.poll(() => uploads.length).toBe(begun + 1);
};
/** Writes an answer and presses the button while its file is being uploaded. */
const pressTooEarly = async (): Promise<void> => {
  await field().fill('今早的豆浆，看视频');
  await add('早餐.mp4');
  await submit().click();
  await expect.element(waits()).toBeVisible();
};
const isUploaded = async (): Promise<void> => {
  newest().succeed();
  await expect.element(page.getByLabelText(/已上传/u)).not.toBeInTheDocument();
};

driveUploads();

test('an answer sends itself once its file is there, and only once', async () => {
  const { mock } = await openGroup();
  await showTopic();
  await pressTooEarly();
  await submit().click();
  expect(mock.received('createResponse')).toEqual([]);
  newest().succeed();
  await expect.element(page.getByText('谢谢，已提交。')).toBeVisible();
  expect(mock.received('createResponse')).toMatchObject([
    { content: '今早的豆浆，看视频', attachments: [expect.any(String)] },
  ]);
});

test('an answer also waits for a file that was added after the press', async () => {
  const { mock } = await openGroup();
  await showTopic();
  await pressTooEarly();
  const [first] = uploads;
  await page.getByLabelText('选择照片、视频或录音').upload(video('厨房.mp4'));
  await expect.element(page.getByRole('button', { name: '移除 厨房.mp4' })).toBeVisible();
  first?.succeed();
  await expect.poll(() => uploads.length).toBe(2);
  expect(mock.received('createResponse')).toEqual([]);
  newest().succeed();
  await expect
    .poll(() => mock.received('createResponse'))
    .toMatchObject([{ attachments: [expect.any(String), expect.any(String)] }]);
});

test.each([
  { change: 'the text changes', act: () => field().fill('今早的豆浆，看视频。还有') },
  { change: 'a file is removed', act: () => page.getByRole('button', { name: '移除 早餐.mp4' }).click() },
])('after $change, an answer no longer sends itself', async ({ act }) => {
  const { mock } = await openGroup();
  await showTopic();
  await pressTooEarly();
  await act();
  await expect.element(waits()).not.toBeInTheDocument();
  await isUploaded();
  await expect.element(submit()).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
});

test('an upload that broke off ends the press: it goes on by itself, and the answer waits for another press', async () => {
  const { mock } = await openGroup();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await showTopic();
  await pressTooEarly();
  online.mockReturnValue(false);
  newest().fail();
  await expect.element(page.getByText('有文件没传上去，重试或移除后再提交')).toBeVisible();
  online.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('文件传到一半断了，没有提交回答。传完后再点一次')).toBeVisible();
  await expect.poll(() => uploads.length).toBe(2);
  await isUploaded();
  await expect.element(page.getByText('文件传完了，可以提交回答了')).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
  await submit().click();
  await expect.poll(() => mock.received('createResponse')).toHaveLength(1);
});

test('a page that is opened again after the press has the text and the file, and sends nothing by itself', async () => {
  const { mock } = await openGroup();
  const { screen } = await showTopic();
  await pressTooEarly();
  await screen.unmount();
  await showTopic();
  await expect.element(field()).toHaveValue('今早的豆浆，看视频');
  await expect.poll(() => uploads.length).toBe(2);
  await isUploaded();
  await expect.element(page.getByRole('button', { name: '移除 早餐.mp4' })).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
});

test('an answer that sends itself leaves the focus where its author writes meanwhile', async () => {
  await openGroup({ others: [response(31, '楼下的豆浆油条')] });
  const elsewhere = document.body.appendChild(document.createElement('textarea'));
  await showTopic();
  await pressTooEarly();
  elsewhere.focus();
  newest().succeed();
  await expect.element(page.getByText('谢谢，已提交。')).toBeVisible();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('a reply to a follow-up sends itself too', async () => {
  const mine = response(30, '我吃的是素包子', true);
  const asked = { ...mine, editable: false, followUpCount: 1, followUps: [followUp(mine.id, '为什么？')] };
  const { mock } = await openGroup({ mine: asked });
  await showTopic();
  await page.getByLabelText('回答主持人的追问').fill('不油');
  await add('包子.mp4');
  await submit().click();
  await expect.element(waits()).toBeVisible();
  newest().succeed();
  await expect
    .poll(() => mock.received('createFollowUp'))
    .toMatchObject([{ content: '不油', attachments: [expect.any(String)] }]);
});
