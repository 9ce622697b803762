import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBenefitDesk } from '../../../../test/operator/benefit-desk.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';
import { reconcileChecks } from '../../../composition/reconcile-checks.ts';
import { reconcile, reconcileReport } from '../../ledger/module.ts';

const VIDEO = 'bVm2k7xR4pLs';

let system: TestSystem;
let desk: Awaited<ReturnType<typeof openBenefitDesk>>;
beforeAll(async () => {
  system = await TestSystem.start();
  desk = await openBenefitDesk(system);
});
afterAll(() => system.stop());

const choice = async (id: string, choiceId: string) =>
  (await desk.read(id)).choices.find((each) => each.id === choiceId);
const sound = async (): Promise<string> =>
  reconcileReport(await reconcile(system.platform.database, reconcileChecks));

it('benefits on sale and off sale are listed page by page, each once', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof desk.list>> = await desk.list({
      limit: 2,
      ...(cursor && { cursor }),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toContain(VIDEO);
  const one = await desk.read(VIDEO);
  expect((await desk.list({ keyword: one.title })).items.map(({ id }) => id)).toContain(VIDEO);
  expect((await desk.list({ sale: 'offSale' })).items.map(({ id }) => id)).not.toContain(VIDEO);
});

it('a benefit that is taken off sale leaves the product and comes back', async () => {
  const isOffered = async () =>
    (await system.get('listBenefits', { query: { limit: 100 } })).items.some(({ id }) => id === VIDEO);
  expect((await desk.act('setBenefitSale', VIDEO, { onSale: true })).outcome).toBe('ACT_NOTHING_CHANGES');
  expect((await desk.act('setBenefitSale', VIDEO, { onSale: false })).outcome).toBe('OK');
  expect(await isOffered()).toBe(false);
  expect((await desk.list({ sale: 'offSale' })).items.map(({ id }) => id)).toContain(VIDEO);
  expect((await desk.act('setBenefitSale', VIDEO, { onSale: true })).outcome).toBe('OK');
  expect(await isOffered()).toBe(true);
});

it('14.51 a sale gets times, is found by its state, and loses them again', async () => {
  const STEP_MS = 300_000;
  const inSteps = (steps: number) => new Date(system.clock.now().getTime() + steps * STEP_MS).toISOString();
  const idsIn = async (sale: string) => (await desk.list({ sale, limit: 100 })).items.map(({ id }) => id);
  const none = { saleFrom: null, saleUntil: null };
  expect((await desk.act('setBenefitTimes', VIDEO, none)).outcome).toBe('ACT_NOTHING_CHANGES');
  for (const wrong of [
    { saleFrom: inSteps(2), saleUntil: inSteps(1) },
    { saleFrom: null, saleUntil: inSteps(-1) },
  ])
    expect((await desk.act('setBenefitTimes', VIDEO, wrong)).outcome).toBe('BENEFIT_TIMES_WRONG');
  expect((await desk.act('setBenefitTimes', VIDEO, { saleFrom: 'soon', saleUntil: null })).outcome).toBe(
    'FIELD_WRONG',
  );
  const times = { saleFrom: inSteps(1), saleUntil: inSteps(2) };
  expect((await desk.act('setBenefitTimes', VIDEO, times)).outcome).toBe('OK');
  expect(await desk.read(VIDEO)).toMatchObject({ ...times, onSale: true, sale: 'scheduled' });
  expect(await idsIn('scheduled')).toEqual([VIDEO]);
  expect(await idsIn('onSale')).not.toContain(VIDEO);
  system.clock.advance(STEP_MS);
  expect(await idsIn('onSale')).toContain(VIDEO);
  system.clock.advance(STEP_MS);
  expect(await idsIn('ended')).toEqual([VIDEO]);
  expect(await idsIn('onSale')).not.toContain(VIDEO);
  expect((await desk.act('setBenefitTimes', VIDEO, none)).outcome).toBe('OK');
  expect(await idsIn('onSale')).toContain(VIDEO);
});

it('14.14 a new price and new limits hold for later orders; cash has no price', async () => {
  expect((await desk.act('setBenefitPrice', VIDEO, { choiceId: 'week', price: 620 })).outcome).toBe('OK');
  expect(await choice(VIDEO, 'week')).toMatchObject({ price: 620 });
  expect((await desk.act('setBenefitPrice', VIDEO, { choiceId: 'none', price: 1 })).outcome).toBe(
    'NOT_FOUND',
  );
  const limits = { perOrder: 2, perDay: 2, perMonth: null };
  expect((await desk.act('setBenefitLimits', VIDEO, { limits })).outcome).toBe('OK');
  expect((await desk.read(VIDEO)).limits).toEqual(limits);
  const cash = (await desk.list({ type: 1 })).items[0]?.id ?? '';
  const choiceId = (await desk.read(cash)).choices[0]?.id;
  expect((await desk.act('setBenefitPrice', cash, { choiceId, price: 5 })).outcome).toBe(
    'BENEFIT_PRICE_FIXED',
  );
});

it('14.66 members see the pictures of a benefit in their order, and an address of elsewhere is refused', async () => {
  const added = '/api/files/yayan/public/0123456789abcdef0123456789/12345678901234567.webp';
  const pictures = { cover: '/covers/topup.svg', coverDark: added, gallery: ['/covers/bag.svg', added] };
  expect((await desk.act('setBenefitPictures', VIDEO, pictures)).outcome).toBe('OK');
  expect(await system.get('getBenefit', { params: { id: VIDEO } })).toMatchObject(pictures);
  expect((await desk.act('setBenefitPictures', VIDEO, pictures)).outcome).toBe('ACT_NOTHING_CHANGES');
  for (const wrong of ['/covers/../secret', '//example.com/a.png', '/api/files/yayan/task/a.webp'])
    expect((await desk.act('setBenefitPictures', VIDEO, { ...pictures, cover: wrong })).outcome).toBe(
      'FIELD_WRONG',
    );
  const twice = { ...pictures, gallery: [added, added] };
  expect((await desk.act('setBenefitPictures', VIDEO, twice)).outcome).toBe('FIELD_WRONG');
});

it('14.14 a stock never falls below zero, and card codes change it only by codes', async () => {
  const goods = (await desk.list({ type: 3 })).items.find(({ stock }) => stock !== null)?.id ?? '';
  const choiceId = (await desk.read(goods)).choices[0]?.id ?? '';
  const stock = (await choice(goods, choiceId))?.stock ?? 0;
  const planned = await desk.act('changeBenefitStock', goods, { choiceId, add: 5 }, { dryRun: true });
  expect(planned.data.changes).toMatchObject([{ before: String(stock), after: String(stock + 5) }]);
  expect((await desk.act('changeBenefitStock', goods, { choiceId, add: 5 })).outcome).toBe('OK');
  expect(await choice(goods, choiceId)).toMatchObject({ stock: stock + 5 });
  const tooMany = { choiceId, add: -(stock + 6) };
  expect((await desk.act('changeBenefitStock', goods, tooMany)).outcome).toBe('STOCK_TOO_LOW');
  expect((await desk.act('changeBenefitStock', goods, { choiceId, add: null })).outcome).toBe('OK');
  expect(await choice(goods, choiceId)).toMatchObject({ stock: null });
  expect((await desk.act('changeBenefitStock', VIDEO, { choiceId: 'week', add: 1 })).outcome).toBe(
    'STOCK_BY_CODES',
  );
});

it('14.15 codes are loaded once, counted, withdrawn and loaded again; the answer holds none', async () => {
  const before = await choice(VIDEO, 'week');
  const codes = 'geheim-1001\n7,geheim-1002,2099-12-31\ngeheim-1001';
  const loaded = await desk.act('importCardCodes', VIDEO, { choiceId: 'week', codes });
  expect(loaded.outcome).toBe('OK');
  expect(JSON.stringify(loaded.data)).not.toContain('geheim');
  const free = (before?.codes?.free ?? 0) + 2;
  expect(await choice(VIDEO, 'week')).toMatchObject({ stock: (before?.stock ?? 0) + 2, codes: { free } });
  expect((await desk.act('importCardCodes', VIDEO, { choiceId: 'week', codes })).outcome).toBe(
    'ACT_NOTHING_CHANGES',
  );
  const wrong = { choiceId: 'week', codes: 'a,b,c,d' };
  expect((await desk.act('importCardCodes', VIDEO, wrong)).outcome).toBe('CARD_CODES_WRONG');
  expect(
    (await desk.act('withdrawCardCodes', VIDEO, { choiceId: 'week', codes: 'geheim-1001' })).outcome,
  ).toBe('OK');
  expect(await choice(VIDEO, 'week')).toMatchObject({ codes: { free: free - 1, withdrawn: 1 } });
  const again = { choiceId: 'week', codes: 'geheim-1001' };
  expect((await desk.act('importCardCodes', VIDEO, again)).outcome).toBe('OK');
  expect(await choice(VIDEO, 'week')).toMatchObject({ codes: { free, withdrawn: 0 } });
  expect(await sound()).not.toContain('FAILED');
});

it('14.15 codes that orders wait for are not withdrawn', async () => {
  const member = await system.signIn(cast.oldMember);
  const body = { quantity: 1, choiceId: 'week' };
  await system.get('placeOrder', { params: { id: VIDEO }, body, idempotencyKey: system.key() }, member);
  const { stock, codes } = (await choice(VIDEO, 'week')) ?? {};
  expect(codes?.free).toBe((stock ?? 0) + 1);
  expect((await desk.act('withdrawCardCodes', VIDEO, { choiceId: 'week', codes: null })).outcome).toBe('OK');
  expect(await choice(VIDEO, 'week')).toMatchObject({ stock: 0, codes: { free: 1 } });
  await system.runJobs();
  expect(await choice(VIDEO, 'week')).toMatchObject({ stock: 0, codes: { free: 0 } });
  expect(await sound()).not.toContain('FAILED');
});
