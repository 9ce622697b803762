import {
  changeAvatar,
  changeNickname,
  getAccount,
  listRegions,
  sendFile,
  signFileUrl,
  uploadFile,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';

const photo = new File(['photo'], '早餐.jpg', { type: 'image/jpeg' });

test('a file is uploaded to the mock, and its key is accepted by the call that uses it', async () => {
  const { client } = await open();
  const { key } = await uploadFile('avatar', photo, { client });
  expect(key).toMatch(/^mock\/avatar\/.+\.jpg$/);
  expect(await changeAvatar({ key }, { client })).toBeDefined();
  expect((await uploadFile('avatar', photo, { client })).key).not.toBe(key);
});

test('the mock refuses on request an upload that the server refuses', async () => {
  const { client } = await open();
  const headers = { 'x-mock-refuse': 'FILE_TOO_LARGE' };
  expect(await reasonOf(uploadFile('avatar', photo, { client, headers }))).toBe('FILE_TOO_LARGE');
});

test('a form without a key is refused as by a file store', async () => {
  const { client, mock } = await open();
  const policy = {
    url: '/api/files',
    form: { key: 'a/b' },
    fileUrl: '',
    maxBytes: 5,
    expiresAt: '',
  } as never;
  expect(await sendFile(policy, photo, { client })).toBe('a/b');
  const post = (body: FormData | string) =>
    mock.fetch(new Request('https://mock.test/api/files', { method: 'POST', body }));
  expect((await post(new FormData())).status).toBe(400);
  expect(await (await post('no form')).text()).toContain('<Code>MalformedPOSTRequest</Code>');
});

test('a changed nickname is remembered', async () => {
  const { client } = await open();
  await changeNickname({ nickname: '新名字' }, { client });
  expect((await getAccount({ client })).nickname).toBe('新名字');
});

test('an uploaded file is read by its signed address, and one that nobody uploaded has none', async () => {
  const { client, mock } = await open();
  const { key } = await uploadFile('avatar', photo, { client });
  const { url } = await signFileUrl({ url: `/api/files/${key}` }, { client });
  const file = await mock.fetch(new Request(new URL(url, 'https://mock.test')));
  expect(await file.text()).toBe('photo');
  const missing = signFileUrl({ url: '/api/files/mock/avatar/nobody.jpg' }, { client });
  expect(await reasonOf(missing)).toBe('NOT_FOUND');
});

test('regions are given whole, or what lies below a province or a city', async () => {
  const { client } = await open();
  const codesBelow = async (parent?: string) =>
    (await listRegions(parent === undefined ? {} : { parent }, { client })).items.map(({ code }) => code);
  expect(await codesBelow()).toEqual(['310000']);
  expect(await codesBelow('310000')).toEqual(['310100']);
  expect(await codesBelow('310100')).toEqual(['310101']);
  expect(await reasonOf(codesBelow('999999'))).toBe('NOT_FOUND');
});
