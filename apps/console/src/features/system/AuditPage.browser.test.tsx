import type { OperatorAct } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import AuditPage from './AuditPage.tsx';

const act = (number: number, more: Partial<OperatorAct>): OperatorAct => ({
  number,
  id: `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f${String(number).padStart(3, '0')}`,
  at: '2026-11-21T08:30:00.000Z',
  operator: 'lin.yue',
  act: 'reward correct',
  kind: 'member',
  subject: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  before: { coins: '120' },
  after: { coins: '6120' },
  labels: { coins: '金币' },
  reason: '活动漏发',
  agreedBy: null,
  agreedFrom: null,
  agreedReason: null,
  address: '203.0.113.7',
  ...more,
});

describe.each(looks)('the audit log: $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('an agreed act says from where each of both was, and why it was agreed to; one of the command line, and one from before, say so', async () => {
    const items = [
      act(4, { agreedBy: 'he.an', agreedFrom: '198.51.100.9', agreedReason: '已核对名单' }),
      act(3, { act: 'request ask', after: { requested: 'reward correct', coins: '6120' } }),
      act(2, { agreedBy: 'he.an', address: null }),
      act(1, { address: null }),
    ];
    fakeServer(({ path }) => ({ items: path === '/audit' ? items : [], nextCursor: null }));
    await show(<AuditPage />);
    await expect.element(page.getByRole('row', { name: /请同事同意.*请求：更正金币/u })).toBeVisible();
    // A phone has no room for networks.
    for (const name of [/he\.an 203\.0\.113\.7 198\.51\.100\.9 已核对名单/u, /he\.an – –/u, /– 命令行 –/u])
      if (how.size === 'desktop') await expect.element(page.getByRole('row', { name })).toBeVisible();
    await look('audit log');
  });
});
