import { mockContinueUpload } from '@yayan/api-client/mocks';
import { countFiles } from '@yayan/discussion';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DrivenUpload, driveUploads, newestUpload as newest } from '../../../testing/driven-upload.ts';
import { openGroup, response } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

const uploads = DrivenUpload.all;
const submit = () => page.getByRole('button', { name: '提交回答' });

driveUploads();

test('a video whose network goes waits, goes on by itself, also after a reload, and is sent once', async () => {
  const { mock } = await openGroup();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { screen: first } = await showTopic();
  await page.getByLabelText('你的回答').fill('今早的豆浆，看视频');
  await page
    .getByLabelText('选择照片、视频或录音')
    .upload(new File([new Uint8Array(1000)], '早餐.mp4', { type: 'video/mp4' }));
  await expect.poll(() => uploads.length).toBe(1);
  newest().progress(40);
  await expect.element(page.getByLabelText('早餐.mp4 已上传 40%')).toBeVisible();

  online.mockReturnValue(false);
  newest().fail();
  await expect.element(page.getByText('没有网络，联网后自动继续')).toBeVisible();
  await submit().click();
  await expect.element(page.getByText('有文件没传上去，重试或移除后再提交')).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);

  online.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.poll(() => uploads.length).toBe(2);
  const interrupted = newest();
  interrupted.progress(70);
  await first.unmount();
  expect(interrupted.isAborted).toBe(true);

  await showTopic();
  await expect.poll(() => uploads.length).toBe(3);
  newest().succeed();
  await expect.element(page.getByLabelText(/已上传/u)).not.toBeInTheDocument();
  await submit().click();
  await expect
    .poll(() => mock.received('createResponse'))
    .toMatchObject([{ attachments: [expect.any(String)] }]);
  await expect.element(page.getByText('今早的豆浆，看视频')).toBeVisible();
  expect(mock.received('addGroupAttachment')).toMatchObject([{ name: '早餐.mp4' }]);
});

/** Chooses a file in the page: `upload` would send its bytes through the test runner. */
const choose = (file: File): void => {
  const input = page.getByLabelText('选择照片、视频或录音').element();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (input instanceof HTMLInputElement) input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a large video goes on after a reload with the part that is missing, and never falls back to 0', async () => {
  const { mock } = await openGroup();
  const megabyte = 1024 * 1024;
  const key = 'mock/group/ofthemockserver00000000000/00000000000000001.mp4';
  const part = (number: number, start: number, bytes: number) => ({
    number,
    start,
    bytes,
    url: `/api/files/${key}`,
  });
  const progress = { key, fileUrl: '', receivedBytes: 0, isComplete: false };
  mock.use(
    mockContinueUpload(() => ({
      ...progress,
      parts: [part(1, 0, 4 * megabyte), part(2, 4 * megabyte, megabyte)],
    })),
  );
  const { screen: first } = await showTopic();
  await page.getByLabelText('你的回答').fill('今早的豆浆，看大视频');
  choose(new File([new Uint8Array(5 * megabyte)], '长早餐.mp4', { type: 'video/mp4' }));
  await expect.poll(() => uploads.length).toBe(1);
  newest().succeed();
  await expect.poll(() => uploads.length).toBe(2);
  expect(newest().method).toBe('PUT');
  newest().progress(50);
  await expect.element(page.getByLabelText('长早餐.mp4 已上传 90%')).toBeVisible();
  await first.unmount();

  const asked = Promise.withResolvers<void>();
  const missing = { ...progress, receivedBytes: 4 * megabyte, parts: [part(2, 4 * megabyte, megabyte)] };
  mock.use(mockContinueUpload(async () => await asked.promise.then(() => missing)));
  await showTopic();
  await expect.element(page.getByText('接着上传…')).toBeVisible();
  asked.resolve();
  await expect.element(page.getByLabelText('长早餐.mp4 已上传 80%')).toBeVisible();
  await expect.poll(() => uploads.length).toBe(3);
  mock.use(
    mockContinueUpload(() => ({ ...progress, receivedBytes: 5 * megabyte, isComplete: true, parts: [] })),
  );
  newest().succeed();
  await expect.element(page.getByLabelText(/已上传/u)).not.toBeInTheDocument();
  await submit().click();
  await expect.poll(() => mock.received('createResponse')).toHaveLength(1);
  expect(mock.received('addGroupAttachment')).toMatchObject([{ key, name: '长早餐.mp4' }]);
  const ids = mock.received('continueUpload').map((sent) => (sent as { id: string }).id); // A body of this call.
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
});

test('an answer does not send itself without a picture that was refused after the press', async () => {
  const { mock } = await openGroup();
  const made = Promise.withResolvers<ImageBitmap>();
  vi.stubGlobal('createImageBitmap', () => made.promise);
  await showTopic();
  await page.getByLabelText('你的回答').fill('今早的豆浆，看照片');
  await page
    .getByLabelText('选择照片、视频或录音')
    .upload(new File([new Uint8Array(1000)], '早餐.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('正在处理 1 个文件…')).toBeVisible();
  await submit().click();
  await expect.element(page.getByText('文件还没传完，传完自动提交回答')).toBeVisible();
  made.reject(new Error('Not a picture'));
  await expect.element(page.getByText('这台设备打不开“早餐.jpg”，换成 JPG 再加')).toBeVisible();
  await expect.element(page.getByText('有文件没加上，没有提交回答')).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
  await submit().click();
  await expect.poll(() => mock.received('createResponse')).toMatchObject([{ attachments: [] }]);
});

test('photos that are still made ready are there again after a reload, and a refused one is not', async () => {
  await openGroup();
  const made = createImageBitmap;
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  const { screen } = await showTopic();
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const photo = await canvas.convertToBlob({ type: 'image/jpeg' });
  await page
    .getByLabelText('选择照片、视频或录音')
    .upload([
      new File([photo], '早餐.jpg', { type: 'image/jpeg' }),
      new File(['不是照片'], '厨房.jpg', { type: 'image/jpeg' }),
    ]);
  await expect.element(page.getByText('正在处理 2 个文件…')).toBeVisible();
  await expect.poll(countFiles).toBe(2);
  await screen.unmount();

  vi.stubGlobal('createImageBitmap', made);
  await showTopic();
  await expect.element(page.getByRole('button', { name: '移除 早餐.jpg' })).toBeVisible();
  await expect.element(page.getByText('这台设备打不开“厨房.jpg”，换成 JPG 再加')).toBeVisible();
  await expect.poll(countFiles).toBe(1);
  await expect.poll(() => uploads.length).toBe(1);
});

test('a HEIC photo that this browser can’t read is uploaded as it is, for the server to convert', async () => {
  const { asked } = await openGroup();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not a picture')));
  await showTopic();
  await page
    .getByLabelText('选择照片、视频或录音')
    .upload(new File([new Uint8Array(1000)], 'IMG_0001.HEIC', { type: '' }));
  await expect.element(page.getByText('IMG_0001.HEIC')).toBeVisible();
  await expect
    .poll(() => asked('/v1/oss/policy'))
    .toMatchObject([{ extension: 'heic', size: '1000', module: 'group' }]);
});

test('a file that the server has with the answer is not added to it again when the answer is changed', async () => {
  const { mock, disturb } = await openGroup();
  const { screen } = await showTopic();
  await page.getByLabelText('你的回答').fill('今早的豆浆，看视频');
  await page
    .getByLabelText('选择照片、视频或录音')
    .upload(new File([new Uint8Array(1000)], '早餐.mp4', { type: 'video/mp4' }));
  await expect.poll(() => uploads.length).toBe(1);
  newest().succeed();
  await expect.element(page.getByLabelText(/已上传/u)).not.toBeInTheDocument();
  disturb((path, { method }) => (path === '/focusResponses' && method === 'POST' ? 'answerLost' : undefined));
  await submit().click();
  const sent = () => mock.received('createResponse');
  await expect.poll(sent).toMatchObject([{ attachments: [expect.any(String)] }]);
  await screen.unmount();
  expect(await countFiles()).toBe(1);

  const [body] = sent() as { attachments: string[] }[]; // Bodies of this call.
  const id = body?.attachments[0] ?? '';
  const video = {
    id,
    kind: 'video',
    name: '早餐.mp4',
    size: 1000,
    url: '/早餐.mp4',
    thumbnailUrl: null,
  } as const;
  const attached = { ...video, width: null, height: null, durationSeconds: null };
  const answer = { ...response(30, '今早的豆浆，看视频', true), attachments: [attached] };
  const { mock: later } = await openGroup({ mine: answer });
  await showTopic();
  await page.getByRole('button', { name: '修改回答' }).click();
  await expect.poll(countFiles).toBe(0);
  await page.getByRole('button', { name: '保存修改' }).click();
  await expect.poll(() => later.received('editResponse')).toMatchObject([{ attachments: [id] }]);
});
