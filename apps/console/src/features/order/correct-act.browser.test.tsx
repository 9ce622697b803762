import type { ActOutcome } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { corrections } from './correct-act.ts';

const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: 'o1',
  title: '20261121000001 陶瓷马克杯',
  changes: [{ field: 'parts', label: '更正了', before: null, after: '详细地址' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const isAct = ({ body }: SeenCall): boolean => (body as { dryRun?: boolean }).dryRun !== true;

test('14.73 only the parts that are typed are corrected, and nothing is asked before one is', async () => {
  const seen = fakeServer(({ body }) => {
    const isDry = (body as { dryRun?: boolean }).dryRun === true;
    return { ...outcome, state: isDry ? 'planned' : 'done' };
  });
  const act = corrections['consignee'];
  if (act === undefined) throw new Error('A parcel has no correction');
  await show(<ActButton act={act} id="o1" />, { as: { permissions: ['orders'] } });
  await page.getByRole('button', { name: '更正去向…' }).click();
  const dialog = page.getByRole('dialog', { name: '更正收款或收货信息' });
  await expect.element(dialog.getByRole('textbox', { name: '收件人' })).toHaveFocus();
  await dialog.getByRole('textbox', { name: '原因' }).fill('会员来电更正');
  await expect.element(dialog.getByRole('button', { name: '更正收款或收货信息' })).toBeDisabled();
  expect(seen).toEqual([]);
  await dialog.getByRole('textbox', { name: '详细地址' }).fill(' 漕溪北路 8 号 502 ');
  await dialog.getByRole('button', { name: '更正收款或收货信息' }).click();
  await expect
    .poll(() => seen.find(isAct)?.body)
    .toEqual({ input: { detail: '漕溪北路 8 号 502' }, reason: '会员来电更正', seen: outcome.seen });
});
