import { errors } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBenefitDesk } from '../../../../test/operator/benefit-desk.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';

const VIDEO = 'bVm2k7xR4pLs';

let system: TestSystem;
let desk: Awaited<ReturnType<typeof openBenefitDesk>>;
beforeAll(async () => {
  system = await TestSystem.start();
  desk = await openBenefitDesk(system);
});
afterAll(() => system.stop());

const shown = async (id: string) => await system.get('getBenefit', { params: { id } });
const textsOf = ({
  title,
  description,
  tags,
  rules,
  level,
  prerequisites,
}: Awaited<ReturnType<typeof desk.read>>) => ({
  title,
  description,
  tags,
  rules,
  level,
  prerequisites,
});

it('14.88 members read the new texts, and the dry run says all of them before and after', async () => {
  const before = textsOf(await desk.read(VIDEO));
  const texts = {
    ...before,
    title: '影视会员',
    description: '新'.repeat(700),
    tags: ['新'],
    rules: ['一', '二'],
    level: 1,
  };
  const planned = await desk.act('setBenefitTexts', VIDEO, texts, { dryRun: true });
  const parts = planned.data.changes.filter(({ label }) => label.startsWith('说明'));
  expect(parts.map(({ after }) => after).join('')).toBe(texts.description);
  expect(textsOf(await desk.read(VIDEO))).toEqual(before);
  expect((await desk.act('setBenefitTexts', VIDEO, texts)).outcome).toBe('OK');
  const { prerequisites: _, ...read1 } = texts;
  expect(await shown(VIDEO)).toMatchObject(read1);
  expect((await desk.act('setBenefitTexts', VIDEO, texts)).outcome).toBe('ACT_NOTHING_CHANGES');
  const stale = { seen: planned.data.seen };
  expect((await desk.act('setBenefitTexts', VIDEO, before, stale)).outcome).toBe('ACT_STATE_CHANGED');
  expect((await desk.act('setBenefitTexts', VIDEO, before)).outcome).toBe('OK');
});

it('14.88 a benefit keeps the conditions of its way of delivery', async () => {
  const cash = (await desk.list({ type: 1 })).items[0]?.id ?? '';
  const texts = textsOf(await desk.read(cash));
  for (const prerequisites of [
    ['realName', 'payee'],
    ['realName', 'adult', 'payee', 'stock'],
  ])
    expect((await desk.act('setBenefitTexts', cash, { ...texts, prerequisites })).outcome).toBe(
      'BENEFIT_WRONG',
    );
  const more = { ...texts, prerequisites: ['realName', 'adult', 'payee', 'account'] };
  expect((await desk.act('setBenefitTexts', cash, more)).outcome).toBe('OK');
});

const decade = { id: 'decade', title: '十年卡', price: 300, stock: 5, fen: null };

it('14.88 a new choice of card codes comes last and begins without stock', async () => {
  expect((await desk.act('addBenefitChoice', VIDEO, decade)).outcome).toBe('OK');
  expect((await shown(VIDEO)).choices.at(-1)).toMatchObject({
    id: 'decade',
    title: '十年卡',
    price: 300,
    stock: 0,
  });
  expect((await desk.act('addBenefitChoice', VIDEO, { ...decade, title: '别的' })).outcome).toBe(
    'CHOICE_TAKEN',
  );
  expect((await desk.act('addBenefitChoice', VIDEO, { ...decade, id: 'other' })).outcome).toBe(
    'CHOICE_TAKEN',
  );
  expect(
    (await desk.act('addBenefitChoice', VIDEO, { ...decade, id: 'x', title: 'x', fen: 1 })).outcome,
  ).toBe('BENEFIT_WRONG');
});

it('14.88 cash has no choices to add or name', async () => {
  const cash = (await desk.list({ type: 1 })).items[0]?.id ?? '';
  const choiceId = (await desk.read(cash)).choices[0]?.id ?? '';
  expect((await desk.act('addBenefitChoice', cash, decade)).outcome).toBe('BENEFIT_WRONG');
  expect((await desk.act('renameBenefitChoice', cash, { choiceId, title: '现金' })).outcome).toBe(
    'BENEFIT_WRONG',
  );
  expect((await desk.act('removeBenefitChoice', cash, { choiceId })).outcome).toBe('CHOICE_LAST');
});

it('14.88 an order keeps the name it was made with, and its choice stays until it is finished', async () => {
  const codes = 'one-1001';
  expect((await desk.act('importCardCodes', VIDEO, { choiceId: 'decade', codes })).outcome).toBe('OK');
  expect((await desk.act('removeBenefitChoice', VIDEO, { choiceId: 'decade' })).outcome).toBe(
    'CHOICE_HAS_CODES',
  );
  const member = await system.signIn(cast.oldMember);
  const order = async (choiceId: string, more: object = {}) =>
    await system.call(
      'placeOrder',
      { params: { id: VIDEO }, body: { quantity: 1, choiceId, ...more }, idempotencyKey: system.key() },
      member,
    );
  const placed = await order('decade');
  expect(placed).toMatchObject({ code: 200, data: { choice: '十年卡' } });
  const taken = { choiceId: 'decade', title: '超长卡' };
  expect((await desk.act('renameBenefitChoice', VIDEO, taken)).outcome).toBe('OK');
  expect((await desk.act('renameBenefitChoice', VIDEO, taken)).outcome).toBe('ACT_NOTHING_CHANGES');
  const quoted = { title: (await shown(VIDEO)).title, choice: '十年卡' };
  expect((await order('decade', { quoted })).code).toBe(errors.BENEFIT_RENAMED.code);
  expect((await desk.act('removeBenefitChoice', VIDEO, { choiceId: 'decade' })).outcome).toBe(
    'CHOICE_ORDERED',
  );
  await system.runJobs();
  expect((await desk.act('removeBenefitChoice', VIDEO, { choiceId: 'decade' })).outcome).toBe('OK');
  expect((await shown(VIDEO)).choices.map(({ id }) => id)).not.toContain('decade');
  expect((await order('decade')).code).toBe(errors.ORDER_FORM_INVALID.code);
  expect((await desk.act('addBenefitChoice', VIDEO, decade)).outcome).toBe('CHOICE_TAKEN');
});

it('14.88 the last choice stays, and one without a name is named before another is added', async () => {
  const goods = await Promise.all(
    (await desk.list({ type: 3 })).items.map(async ({ id }) => await desk.read(id)),
  );
  const all = [
    ...goods,
    ...(await Promise.all((await desk.list({ type: 2 })).items.map(async ({ id }) => await desk.read(id)))),
  ];
  const one = all.find(({ target, choices }) => target !== 'mobile' && choices[0]?.title === null);
  const id = one?.id ?? '';
  const choiceId = one?.choices[0]?.id ?? '';
  expect((await desk.act('removeBenefitChoice', id, { choiceId })).outcome).toBe('CHOICE_LAST');
  expect((await desk.act('addBenefitChoice', id, decade)).outcome).toBe('CHOICE_UNNAMED');
  expect((await desk.act('renameBenefitChoice', id, { choiceId, title: '原来的' })).outcome).toBe('OK');
  expect((await desk.act('addBenefitChoice', id, decade)).outcome).toBe('OK');
  expect((await shown(id)).choices.map(({ title }) => title)).toEqual(['原来的', '十年卡']);
});
