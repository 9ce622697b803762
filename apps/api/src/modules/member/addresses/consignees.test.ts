import { errors } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
let member: Asker;
let other: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(freshMobile(1));
  other = await system.signIn(freshMobile(2));
});
afterAll(() => system.stop());

const address = { action: 'save', name: '王小明', regionCode: '310101', detail: '南京东路 100 号' };
const save = async (change: object = {}, asker = member) =>
  await system.call(
    'changeConsignees',
    {
      body: { ...address, mobile: await system.encrypted('13812345678'), isDefault: false, ...change },
    },
    asker,
  );
const remove = async (id: string, asker = member) =>
  await system.call('changeConsignees', { body: { action: 'remove', id } }, asker);
const list = async (asker = member) => (await system.get('listConsignees', {}, asker)).items;
const clear = async (): Promise<void> => {
  for (const { id } of await list()) await remove(id);
};

describe('delivery addresses', () => {
  test('the first one is the default, its mobile masked, its region in words', async () => {
    await clear();
    await save();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        name: '王小明',
        mobile: '138****5678',
        regionCode: '310101',
        region: '上海市 黄浦区',
        detail: '南京东路 100 号',
        isDefault: true,
      },
    ]);
  });

  test('exactly one is the default after any saves and removals', async () => {
    await clear();
    for (const [floor, isDefault] of [false, true, false, true].entries())
      await save({ isDefault, detail: `南京东路 100 号 ${floor} 楼` });
    const saved = await list();
    expect(saved.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false]);
    await remove(saved[0]?.id ?? '');
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  });

  test('a change without a mobile keeps it', async () => {
    await clear();
    await save();
    const [first] = await list();
    await save({ id: first?.id, mobile: undefined, name: '李四', regionCode: '441900' });
    expect(await list()).toMatchObject([
      { id: first?.id, name: '李四', mobile: '138****5678', region: '广东省 东莞市' },
    ]);
  });

  test('a new address without a mobile gets the account’s own, and stays one address when it is saved again', async () => {
    await clear();
    await save({ mobile: undefined });
    await save({ mobile: undefined });
    const own = (await system.get('getAccount', {}, member)).mobile;
    expect(await list()).toMatchObject([{ name: '王小明', mobile: own }]);
  });

  test('a new address that is saved again, as after a lost answer or a double press, stays one address', async () => {
    await clear();
    await Promise.all([save(), save(), save()]);
    await save();
    expect(await list()).toHaveLength(1);
    await save({ name: '李四' });
    expect(await list()).toHaveLength(2);
  });

  test('ADDRESS_INVALID names every field that is wrong', async () => {
    const answer = await save({ name: '  ', regionCode: '310000', detail: '\u200b' });
    expect(answer).toMatchObject({
      code: errors.ADDRESS_INVALID.code,
      data: { fields: ['name', 'regionCode', 'detail'] },
    });
    const mobile = await system.encrypted('12345');
    expect((await save({ mobile })).code).toBe(errors.MOBILE_INVALID.code);
    expect((await save({ mobile: `k1:${'A'.repeat(512)}` })).code).toBe(errors.DECRYPTION_FAILED.code);
  });

  test('race: of many concurrent saves at most 20 are kept, with one default', async () => {
    await clear();
    const answers = await Promise.all(
      Array.from(
        { length: 24 },
        async (_, floor) => await save({ isDefault: true, detail: `南京东路 100 号 ${floor} 楼` }),
      ),
    );
    expect(answers.filter(({ code }) => code === errors.ADDRESSES_FULL.code)).toHaveLength(4);
    const saved = await list();
    expect(saved).toHaveLength(20);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('Z1: another member neither sees, changes nor removes it', async () => {
    await clear();
    await save();
    const [mine] = await list();
    const id = mine?.id ?? '';
    expect(await list(other)).toEqual([]);
    for (const answer of [await save({ id, name: '换掉' }, other), await remove(id, other)])
      expect(answer).toMatchObject({ status: 404, code: errors.NOT_FOUND.code, data: null });
    expect(await list()).toEqual([mine]);
  });

  test('no part of an address is readable at rest', async () => {
    await save();
    const { rows } = await sql<{ all: string }>`select c::text as all from consignees c`.execute(
      system.platform.database.read,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { all } of rows) expect(all).not.toMatch(/王小明|13812345678|310101|南京东路/);
  });
});
