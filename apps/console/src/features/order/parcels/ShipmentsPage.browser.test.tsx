import { look, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer, Refused, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import ShipmentsPage from './ShipmentsPage.tsx';

const planned = {
  state: 'planned',
  id: null,
  subject: 'shipOrders',
  title: '按文件登记寄出',
  changes: [{ field: 'toSend', label: '登记寄出', before: null, after: '1 件' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const as = { permissions: ['read', 'orders'] };
/** 「编号,快递公司,运单号」 as Excel saves it in China. */
const GBK_HEADINGS = [
  0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xbf, 0xec, 0xb5, 0xdd, 0xb9, 0xab, 0xcb, 0xbe, 0x2c, 0xd4, 0xcb,
];

test('14.72 a file of a spreadsheet program is read, checked and recorded', async () => {
  const seen = fakeServer(({ path, body }) => {
    if (path === '/shipments/check') return { faults: [], toSend: 1, same: 2 };
    const isDry = (body as { dryRun?: boolean }).dryRun === true;
    return isDry ? planned : { ...planned, state: 'done', id: 'run-1' };
  });
  const { address } = await show(<ShipmentsPage />, { as });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  await userEvent.upload(input, new File([new Uint8Array(GBK_HEADINGS)], 'sheet.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('会登记寄出 1 件，另有 2 件登记过，不变。')).toBeVisible();
  await page.getByRole('button', { name: '登记寄出…' }).click();
  const dialog = page.getByRole('dialog', { name: '按文件登记寄出' });
  await dialog.getByRole('button', { name: '按文件登记寄出' }).click();
  const isAct = ({ path, body }: SeenCall): boolean =>
    path === '/shipments' && (body as { dryRun?: boolean }).dryRun !== true;
  await expect.poll(() => seen.find(isAct)?.body).toMatchObject({ input: { source: '编号,快递公司,运' } });
  await expect.poll(address).toBe('/system/bulk-runs/run-1');
});

test('14.72 a file with faults names each line and can’t be recorded', async () => {
  fakeServer(() => ({
    faults: [{ line: 3, field: '运单号', text: '没有填' }],
    toSend: 4,
    same: 0,
  }));
  await show(<ShipmentsPage />, { as });
  await page.getByRole('textbox', { name: '或者从表格里粘贴' }).fill('编号\t快递公司\t运单号');
  await expect.element(page.getByText('第 3 行 运单号 没有填')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '登记寄出…' })).not.toBeInTheDocument();
});

const paste = async () =>
  await page.getByRole('textbox', { name: '或者从表格里粘贴' }).fill('编号\t快递公司\t运单号');

describe.each(looks)('parcels by file on a $size, $scheme', (how) => {
  test('14.72 nothing chosen, faults, a failed check, and a file that changes nothing look right', async () => {
    await prepareLook(how);
    let answer: unknown = { faults: [{ line: 3, field: '运单号', text: '没有填' }], toSend: 4, same: 0 };
    fakeServer(() => answer);
    await show(<ShipmentsPage />, { as });
    await expect.element(page.getByText('选了文件就会检查，检查不改变什么。')).toBeVisible();
    await look('nothing chosen');
    await paste();
    await expect.element(page.getByText('第 3 行 运单号 没有填')).toBeVisible();
    await look('faults');
    answer = { faults: [], toSend: 0, same: 1200 };
    await page.getByRole('textbox', { name: '或者从表格里粘贴' }).fill('编号\t快递公司\t运单号\n1\t顺丰\t2');
    await expect.element(page.getByText('这 1,200 件都登记过了，没有要做的。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '登记寄出…' })).not.toBeInTheDocument();
    answer = new Refused(429, '操作太频繁，请稍后再试');
    await page.getByRole('textbox', { name: '或者从表格里粘贴' }).fill('编号');
    await expect.element(page.getByText('操作太频繁，请稍后再试')).toBeVisible();
    await look('failed check');
  });

  test('14.72 an act that is refused says why, and the file stays', async () => {
    await prepareLook(how);
    fakeServer(({ path, body }) => {
      if (path === '/shipments/check') return { faults: [], toSend: 1, same: 0 };
      const isDry = (body as { dryRun?: boolean }).dryRun === true;
      return isDry ? planned : new Refused(28_004, '它刚被别人改过，请再看一遍');
    });
    const { address } = await show(<ShipmentsPage />, { as });
    await paste();
    await page.getByRole('button', { name: '登记寄出…' }).click();
    const dialog = page.getByRole('dialog', { name: '按文件登记寄出' });
    await dialog.getByRole('button', { name: '按文件登记寄出' }).click();
    await expect.element(dialog.getByText('它刚被别人改过，请再看一遍')).toBeVisible();
    await look('refused');
    expect(address()).toBe('/');
  });
});
