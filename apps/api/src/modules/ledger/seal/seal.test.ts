import { expect, it } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testPlatform } from '../../../../test/system/test-platform.ts';
import { openAccounts } from '../posting/ledger.ts';
import { defineLedgerJobs } from '../jobs.ts';
import { readChainHead } from './seal-store.ts';

it('every hour the head of the chain is logged, where database administrators can’t change it', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  const test = await testPlatform(systemRandom, {}, log);
  const { platform } = test;
  defineLedgerJobs(platform, []);
  await test.start();
  const sealed = async (): Promise<object[]> => {
    await platform.jobs.handlerOf('ledger.seal')?.({}, { id: 'cron', attempt: 0 });
    return lines.map((line): object => JSON.parse(line)).filter((line) => 'head' in line);
  };
  const { database, clock } = platform;
  expect(await sealed()).toEqual([]);
  await database.transaction((tx) => openAccounts(tx, systemRandom.uuid(), clock.now()));
  const written = await sealed();
  expect(written).toMatchObject([{ event: 'ledger.sealed', ...(await readChainHead(database.read)) }]);
  expect(await sealed()).toEqual(written);
  await test.stop();
});
