import { exportedListLabels } from '@yayan/contract/console-labels';
import { expect, it } from 'vitest';
import { consoleCall } from '../../../test/operator/console-calls.ts';
import { openConsole } from '../../../test/operator/open-console.ts';

const { system, admin } = await openConsole('admin');

const ask = async (list: string, query: object, more: object = {}) => {
  const body = { input: { list, query }, reason: '月度统计', ...more };
  return await consoleCall(system, 'exportList', { body, key: system.key() }, admin);
};

const linesOf = async (list: string, query: object): Promise<string[]> => {
  const { data, outcome } = await ask(list, query);
  expect([list, outcome]).toEqual([list, 'OK']);
  const file = await system.app.server.inject({
    method: 'GET',
    url: `/api/console/v1/exports/${data.id}/file`,
    headers: { cookie: admin.cookie },
  });
  return file.body.trimEnd().split('\r\n').slice(1);
};

const campaignId = async (): Promise<string> => {
  const { data } = await consoleCall(system, 'listOperatorCampaigns', {}, admin);
  return data.items[0]?.id ?? '';
};

const anyTask = async (): Promise<string> => {
  const { data } = await consoleCall(system, 'listOperatorTasks', { query: {} }, admin);
  return data.items[0]?.id ?? '';
};

it('14.32 every list that can be exported counts the rows that it writes', async () => {
  const within: Readonly<Record<string, object>> = {
    wins: { campaignId: await campaignId() },
    participations: { taskId: await anyTask() },
  };
  const { database } = system.platform;
  for (const list of Object.keys(exportedListLabels)) {
    const asked = await ask(list, within[list] ?? {}, { dryRun: true });
    if (asked.outcome === 'EXPORT_EMPTY') continue;
    const [, ...rows] = await linesOf(list, within[list] ?? {});
    const [made] = await database.read
      .selectFrom('operator_exports')
      .select('rows')
      .where('list', '=', list)
      .execute();
    // The audit log grows by each export.
    expect([list, rows.length]).toEqual([list, (made?.rows ?? 0) + (list === 'acts' ? 2 : 0)]);
  }
});

it('14.32 members, groups, contents and campaigns are exported as their lists show them, in words', async () => {
  const [heading, ...members] = await linesOf('members', {});
  expect(heading).toBe('"会员号","昵称","手机号","加入","停用到","注销在","已注销"');
  expect(members.every((row) => /^"YA\w{6}",/iu.test(row) && /\*{4}/u.test(row))).toBe(true);
  expect((await linesOf('groups', {})).at(-1)).toMatch(/草稿|邀请|进行|开放|结束|归档/u);
  const [, ...articles] = await linesOf('contents', { kind: 'article' });
  expect(articles.every((row) => row.includes('"帮助文章","展示中"'))).toBe(true);
  const [, ...campaigns] = await linesOf('campaigns', {});
  const { data } = await consoleCall(system, 'listOperatorCampaigns', {}, admin);
  expect(campaigns).toHaveLength(data.items.length);
});

it('14.32 who was looked for is no filter of an export: it would stay in the audit log', async () => {
  expect((await ask('members', { find: '13800000000' })).outcome).toBe('FIELD_UNKNOWN');
  expect((await ask('campaigns', { state: 'running' })).outcome).toBe('FIELD_UNKNOWN');
  expect((await ask('wins', {})).outcome).toBe('FIELD_MISSING');
  expect((await ask('wins', { campaignId: 'nothingThere' })).outcome).toBe('EXPORT_EMPTY');
});
