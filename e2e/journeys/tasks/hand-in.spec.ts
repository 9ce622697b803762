import { expect, test } from '../../stack/journey.ts';

test('photos of a paipai task go up from the page, and the records say what waits and until when', async ({
  memberPage: page,
}) => {
  await page.goto('/task/detail/Pai2zAo5cAn9');
  const buffer = await page.screenshot();
  await page.getByRole('button', { name: '开始拍照' }).click();
  const examples = page.getByRole('list', { name: '示例' });
  const good = examples.getByRole('button', { name: /，合格的示例/u }).locator('img');
  await expect
    .poll(() => good.evaluate((image) => Number(Reflect.get(image, 'naturalWidth'))))
    .toBeGreaterThan(0);
  const submit = page.getByRole('button', { name: '提交审核' });
  await submit.click();
  await expect(page.getByText('再添加 2 张照片就可以提交')).toBeVisible();
  const input = page.locator('input[type=file]');
  for (const number of [1, 2]) {
    await input.setInputFiles({ name: `早餐${number}.png`, mimeType: 'image/png', buffer });
    await page.getByLabel(`第 ${number} 张的说明`).fill(`今早吃的第 ${number} 样`);
  }
  // Phones may close the page while the camera is open.
  await page.reload();
  await expect(page.getByLabel('第 2 张的说明')).toHaveValue('今早吃的第 2 样');
  await expect(page.getByRole('button', { name: '添加照片（2/4）' })).toBeVisible();
  await submit.click();
  await expect(page.getByRole('heading', { name: '提交审核中' })).toBeVisible();
  await expect(page.getByText(/内容已收到，最晚 .+ 告诉你结果/u)).toBeVisible();
  await page.goto('/home/task');
  const record = page.getByRole('main').getByRole('listitem').filter({ hasText: '拍拍我的早餐' });
  await expect(record).toContainText('审核中');
  await expect(record).toContainText(/提交的内容正在审核，.+ 前告诉你结果/u);
  await record.getByRole('link').click();
  await expect(page.getByRole('heading', { name: '提交审核中' })).toBeVisible();
});

test('a file that is no photo is refused where it is chosen; called one, when it is handed in', async ({
  memberPage: page,
}) => {
  await page.goto('/task/detail/Pai2zAo5cAn9');
  await page.getByRole('button', { name: '开始拍照' }).click();
  const buffer = Buffer.from('<script>alert(1)</script>');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: '早餐.html', mimeType: 'text/html', buffer });
  await expect(page.getByText('请选择 JPG、PNG、WebP 或 HEIC')).toBeVisible();
  await expect(page.getByRole('button', { name: '添加照片（0/4）' })).toBeVisible();
  for (const number of [1, 2]) {
    await input.setInputFiles({ name: `早餐${number}.png`, mimeType: 'image/png', buffer });
    await page.getByLabel(`第 ${number} 张的说明`).fill(`今早吃的第 ${number} 样`);
  }
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('不支持这种文件格式，请换一种再传');
  await expect(page.getByRole('heading', { name: '现在要做的' })).toBeVisible();
});
