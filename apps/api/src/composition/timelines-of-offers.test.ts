import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../test/operator/console-calls.ts';
import { contentDesk } from '../../test/operator/content-desk.ts';
import { signed } from '../../test/partner/supplier-world.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import { partnerConfigSchema } from '../modules/partner/partner-config.ts';
import { savePartner } from '../modules/partner/partners.ts';

const DAY_MS = 86_400_000;

let system: TestSystem;
let editor: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
});
afterAll(() => system.stop());

type Kind = 'benefit' | 'partner' | 'banner' | 'notice' | 'poll' | 'article';
const linesOf = async (kind: Kind, subject: string): Promise<string[]> => {
  const query = { kind, subject, limit: 100 };
  const by = await signInOperator(system, 'researcher');
  const { items } = (await consoleCall(system, 'readTimeline', { query }, by)).data;
  return items.map(({ act, event }) =>
    act === null ? [event?.text, event?.note].filter(Boolean).join('｜') : `${act.operator} ${act.act}`,
  );
};
const { at, banner, notice, poll, newId, act, publish, withdraw, list } = contentDesk(
  () => system,
  () => editor,
);
const passed = async (days: number): Promise<void> => {
  system.clock.advance(days * DAY_MS);
  editor = await signInOperator(system, 'editor');
};

it('14.92 planned content tells when it was shown and when it ended, and nothing before', async () => {
  const id = await publish(banner({ startsAt: at(1), endsAt: at(3) }));
  expect(await linesOf('banner', id)).toEqual(['editor banner publish']);
  await passed(2);
  expect(await linesOf('banner', id)).toEqual(['开始展示', 'editor banner publish']);
  await passed(2);
  expect(await linesOf('banner', id)).toEqual(['结束', '开始展示', 'editor banner publish']);
});

it('14.92 what an editor shows or ends at once is told by the act alone', async () => {
  const id = await publish(notice());
  expect((await act('editContent', id, notice({ title: '改了标题', publishAt: null }))).outcome).toBe(
    'CONTENT_STARTED',
  );
  expect(await withdraw('notice', id)).toBe('OK');
  expect(await linesOf('notice', id)).toEqual(['editor notice withdraw', 'editor notice publish']);
  const asked = await publish(poll(), 'q000000000000043');
  system.clock.advance(1_000);
  expect(await withdraw('poll', asked)).toBe('OK');
  await passed(8);
  expect(await linesOf('poll', asked)).toEqual(['editor poll close', 'editor poll publish']);
  const [article] = (await list({ kind: 'article', limit: 1 })).items;
  expect(await linesOf('article', article?.id ?? '')).toEqual([]);
  expect(await linesOf('banner', newId())).toEqual([]);
});

it('14.92 a benefit tells when its planned sale began and ended', async () => {
  const finance = async () => await signInOperator(system, 'finance');
  const { items } = (
    await consoleCall(
      system,
      'listOperatorBenefits',
      { query: { sale: 'onSale', limit: 1 } },
      await finance(),
    )
  ).data;
  const id = items[0]?.id ?? '';
  expect(await linesOf('benefit', id)).toEqual([]);
  const body = { input: { saleFrom: at(1), saleUntil: at(3) }, reason: '活动' };
  const call = { params: { id }, body, key: system.key() };
  expect((await consoleCall(system, 'setBenefitTimes', call, await finance())).outcome).toBe('OK');
  expect(await linesOf('benefit', id)).toEqual(['finance benefit times']);
  await passed(4);
  expect(await linesOf('benefit', id)).toEqual(['停售', '开售', 'finance benefit times']);
});

it('14.92 a partner tells its first report and its last one, one that is both once', async () => {
  const key = 'tellside';
  const file = new URL('../../data/examples/partner.json', import.meta.url);
  const config = partnerConfigSchema.parse({ ...JSON.parse(await readFile(file, 'utf8')), key });
  const { platform } = system;
  await platform.database.transaction((tx) => savePartner(tx, platform, config, system.clock.now()));
  expect(await linesOf('partner', key)).toEqual([]);
  const report = async (sid: string): Promise<void> => {
    const ts = String(Math.floor(system.clock.now().getTime() / 1000));
    const query = `k=${key}&${signed({ sid, st: '10', ts }, config.secrets[0])}`;
    const call = { method: 'GET' as const, url: `/callback.php?${query}`, headers: { accept: '*/*' } };
    await system.app.server.inject(call);
    system.clock.advance(60_000);
  };
  await report('nobody-1');
  expect(await linesOf('partner', key)).toEqual([expect.stringMatching(/^第一份报告｜.+，.+$/u)]);
  await report('nobody-2');
  await report('nobody-3');
  expect(await linesOf('partner', key)).toEqual([
    expect.stringMatching(/^最近一份报告｜/u),
    expect.stringMatching(/^第一份报告｜/u),
  ]);
});
