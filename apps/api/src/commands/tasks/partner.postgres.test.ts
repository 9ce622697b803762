import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signed } from '../../../test/partner/supplier-world.ts';
import { partnerDeps } from '../../modules/partner/module.ts';
import { findSupplier } from '../../modules/partner/partners.ts';
import { receiveReport } from '../../modules/partner/reports/receive-report.ts';
import { taskPorts } from '../../composition/ports/task-ports.ts';
import { readConfig } from '../../platform/config/config.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { withPlatform } from '../runner/with-platform.ts';

const deliveries = new URL('../../../data/survey/delivery-nps.yaml', import.meta.url).pathname;
const hashId = 'Kuai6dR9mHs3';
const SECRET = 'a supplier secret of this test';
const supplier = {
  kind: 'supplier',
  key: 'cloudside',
  secrets: [SECRET],
  signing: { scheme: 'hmac-sha256' },
  entry: 'https://survey.example/start?pid={pid}&sid={sid}&survey={survey}&ts={ts}&back={return}&sig={sig}',
  parameters: { session: 'sid', status: 'st', time: 'ts', signature: 'sig' },
  statuses: { done: { result: 1 } },
};

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, args, world.env);

const by = ['--by', '小林'];
const partner = (...args: string[]) => run('partner', ...args);

const save = async (config: object): Promise<Awaited<ReturnType<typeof run>>> => {
  const file = join(world.folder, 'partner.json');
  await writeFile(file, JSON.stringify(config));
  return await partner('set', file, ...by);
};

it('saves a supplier, assigns it a task, makes an open link, and decides mismatched reports', async () => {
  const refused = await save({ ...supplier, entry: 'https://survey.example/{pid}/start', surprise: 1 });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('describes no partner') });
  expect(refused.err).toContain('entry: can have macros in its query only');
  expect(refused.err).toContain('Unrecognized key: "surprise"');
  const saved = await save(supplier);
  expect(saved).toMatchObject({ code: 0, out: expect.stringContaining('cloudside\n  secrets: - → 1 把') });
  expect(saved.out).not.toContain(SECRET);
  expect((await partner('list')).out).toBe('cloudside  supplier  active');
  expect(await partner('supply', 'cloudside', hashId, 'coffee', ...by)).toMatchObject({ code: 1 });

  await run('task', 'import', deliveries, '--by', '林晓');
  expect(await partner('supply', 'nobody', hashId, 'coffee', ...by)).toMatchObject({ code: 1 });
  expect(await partner('supply', 'cloudside', hashId, 'coffee', 'soon', ...by)).toMatchObject({ code: 1 });
  expect((await partner('supply', 'cloudside', hashId, 'coffee', '60', ...by)).out).toContain(
    'minimumSeconds: - → 60 秒',
  );
  expect(await partner('end-supply', 'cloudside', hashId, ...by)).toMatchObject({ code: 1 });
  expect((await partner('end-supply', 'cloudside', hashId, '合同到期', ...by)).out).toContain('已暂停');
  expect(await partner('end-supply', 'cloudside', hashId, '合同到期', ...by)).toMatchObject({ code: 1 });
  expect((await partner('supply', 'cloudside', hashId, 'coffee', ...by)).out).toContain('cloudside');
  expect((await partner('open-link', hashId, ...by)).out).toMatch(/\/cloud\/survey\/go\?sid=[0-9a-f]{16}$/u);
  expect(await partner('open-link', 'nobody', ...by)).toMatchObject({ code: 1 });

  await withPlatform(readConfig(world.env), async (platform) => {
    const parts = partnerDeps(platform, { ...platform, ports: taskPorts });
    const found = await findSupplier(parts, platform.database.read, 'cloudside');
    const ts = String(Math.floor(platform.clock.now().getTime() / 1000));
    if (found)
      await receiveReport(
        parts,
        found,
        { via: 'postback', from: '192.0.2.1' },
        signed({ sid: 'x', st: 'done', ts }, SECRET),
      );
  });
  const { out } = await partner('reports');
  expect(out).toContain('unknownVisit');
  expect(out).toContain('1 reports wait');
  const [id = ''] = out.split('  ');
  expect(await partner('dismiss', id, '没有这个人')).toMatchObject({
    code: 1,
    err: expect.stringContaining('--by'),
  });
  expect(await partner('dismiss', id, ...by)).toMatchObject({ code: 1 });
  expect(await partner('accept', id, '补给', ...by)).toMatchObject({ code: 1 });
  expect(await partner('dismiss', id, '没有这个人', ...by)).toMatchObject({ code: 0 });
  expect((await partner('reports')).out).toBe('0 reports wait');
  expect(await partner('dance')).toMatchObject({
    code: 1,
    err: expect.stringContaining('list, set, supply'),
  });
});
