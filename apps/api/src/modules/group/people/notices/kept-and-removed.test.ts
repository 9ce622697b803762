import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { readMailbox } from '../../../identity/module.ts';
import { startHosting } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const texts = async (mobile: string): Promise<string[]> =>
  (await readMailbox(system.platform, mobile)).filter(({ code }) => code === null).map(({ text }) => text);

it('rule 6.36: that files were removed and why, in one message a person, and nothing of a host’s own', async () => {
  const hosting = await startHosting(system);
  const guide = await hosting.addTopics([1]);
  const [mobile, colleague] = [freshMobile(501), freshMobile(502)];
  const account = await system.signIn(mobile);
  const { id: memberId } = await system.get('getAccount', {}, account);
  await hosting.invite(mobile);
  await hosting.invite(colleague, { role: 1 });
  await hosting.move('invite');
  await hosting.move('open');
  const respondent = await hosting.enter(mobile, '阿木');
  const sectionId = guide.topics[0]?.sections[0]?.id ?? '';
  await hosting.answer(respondent, sectionId);
  const { items } = await system.get('listResponses', { query: { sectionId } }, respondent);
  const responseId = items[0]?.id ?? '';
  const host = await system.signInToGroup((await hosting.group()).hash, colleague);
  const messages = async () =>
    await system.platform.database.read
      .selectFrom('messages')
      .select(['title', 'body'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
  const before = (await messages()).length;
  const idOf = async (asker: Asker) => (await system.get('getGroupMe', {}, asker)).identity.groupMemberId;
  const file = async (asker: Asker, response_id: string | null): Promise<string> => {
    const id = system.platform.random.uuid();
    const stored = { kind: 'image', name: '早餐.jpg', size: 1, file_key: `test/${id}.jpg`, response_id };
    const owner = { group_id: hosting.groupId, id, group_member_id: await idOf(asker) };
    await system.platform.database.read
      .insertInto('group_attachments')
      .values({ ...owner, ...stored, created_at: system.clock.now() })
      .execute();
    return id;
  };
  const ids = [
    await file(respondent, responseId),
    await file(respondent, responseId),
    await file(host, null),
  ];
  await system.get('removeGroupAttachments', { body: { ids, reason: '拍到了别人' } }, host);
  expect((await messages()).slice(before)).toEqual([
    { title: '主持人移除了你上传的 2 个文件', body: '讨论小组“早餐习惯”。原因：拍到了别人' },
  ]);
});

it('rule 6.37: a guest is told once what is kept for them, whoever confirmed it', async () => {
  const hosting = await startHosting(system);
  const guide = await hosting.addTopics([1]);
  const [guest, silent] = [freshMobile(503), freshMobile(504)];
  await hosting.invite(guest, { byText: true });
  await hosting.invite(silent);
  await hosting.move('invite');
  await hosting.move('open');
  for (const [mobile, name] of [
    [guest, '小满'],
    [silent, '阿木'],
  ] as const)
    await hosting.answer(await hosting.enter(mobile, name), guide.topics[0]?.sections[0]?.id ?? '');
  await hosting.move('close');
  system.clock.advance(7 * 24 * 60 * 60_000);
  const settle = system.platform.jobs.handlerOf('group.settle');
  // The first run tallies and confirms. Each run pays.
  for (const _run of [1, 2, 3]) await settle?.({}, { id: 'cron', attempt: 0 });
  await system.runJobs();
  const kept = (await texts(guest)).filter((text) => text.includes('保留'));
  expect(kept).toEqual([expect.stringMatching(/的 80 金币为你保留到 .+，用这个手机号注册芽言就能领取/u)]);
  expect(await texts(silent)).toEqual([]);
});
