import { expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';
import { freshMobile } from '../../../../test/system/test-system.ts';

const { system, support } = await openConsole('support');

const mobile = freshMobile(4100);
const apply = async (): Promise<string> => {
  const body = {
    name: '陈雨',
    school: '浙江大学',
    city: '杭州',
    mobile: await system.encrypted(mobile),
    reason: '我在学校做过两次问卷调查，想学怎样问好问题',
    consented: true as const,
  };
  return (await system.get('applyForRecruitment', { body, idempotencyKey: system.key() })).number;
};

it('14.63 an application is read masked, shown for a reason, and decided; the log holds no name', async () => {
  const number = await apply();
  const params = { number };
  const listed = await consoleCall(system, 'listApplications', { query: { kind: 'recruit' } }, support);
  expect(listed.data.items[0]).toMatchObject({ number, state: 'received' });
  expect(JSON.stringify(listed.data)).not.toContain('浙江大学');
  const read = await consoleCall(system, 'getOperatorApplication', { params }, support);
  expect(read.data.details).toContainEqual({ field: 'mobile', value: `${mobile.slice(0, 3)}***` });
  expect(JSON.stringify(read.data)).not.toContain('陈雨');
  expect(JSON.stringify(read.data)).not.toContain(mobile);
  const shown = await consoleCall(system, 'showApplication', { params, body: { reason: '打电话' } }, support);
  expect(shown.data.details).toContainEqual({ field: 'mobile', value: mobile });
  const move = async (state: string, note = '') => {
    const call = { params, body: { input: { state, note } }, key: system.key() };
    return await consoleCall(system, 'moveApplication', call, support);
  };
  expect(read.data.nextStates).toEqual(['reviewing', 'accepted', 'declined']);
  expect((await move('accepted', '欢迎陈雨')).data).toMatchObject({ state: 'done', subject: number });
  expect((await system.get('getApplication', { params })).note).toBe('欢迎陈雨');
  expect((await move('reviewing')).outcome).toBe('APPLICATION_DECIDED');
  expect((await move('declined')).outcome).toBe('OK');
  expect((await move('declined')).outcome).toBe('ACT_NOTHING_CHANGES');
  const log = await consoleCall(system, 'listOperatorActs', { query: { subject: number } }, support);
  expect(log.data.items.map(({ act }) => act)).toEqual([
    'application move',
    'application move',
    'application show',
  ]);
  expect(JSON.stringify(log.data)).not.toMatch(/陈雨/u);
  expect(JSON.stringify(log.data)).not.toContain(mobile);
  // The log holds how long a note is, so both look alike (rule 14.76).
  expect((await move('declined', '名额已满')).outcome).toBe('OK');
  expect((await move('declined', '下次再来')).outcome).toBe('OK');
});
