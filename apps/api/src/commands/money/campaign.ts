import { readFile } from 'node:fs/promises';
import { prizeStock } from '../../composition/campaign-deps.ts';
import { readCampaignFile } from '../../modules/campaign/authoring/campaign-file.ts';
import { endCampaign } from '../../modules/campaign/authoring/end-campaign.ts';
import { campaignLines, campaignReport } from '../../modules/campaign/authoring/overview.ts';
import { publishCampaign, reviseCampaign } from '../../modules/campaign/authoring/publish.ts';
import type { StockDeps } from '../../modules/campaign/deps.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { type Action, runActionOn } from '../runner/run-action.ts';

type Work = (call: CommandCall, deps: StockDeps) => Promise<string[]>;

/** Prints what the work answers. */
const saying =
  (work: Work): Action<StockDeps> =>
  async (deps, call) => {
    for (const line of await work(call, deps)) call.say(line);
  };

const required = (value: unknown, what: string): string => {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(what);
  return value.trim();
};
const operatorOf = ({ options }: CommandCall): string =>
  required(options['by'], 'Say who you are: --by <name>');
const fileOf = async ({ words: [, path] }: CommandCall) =>
  readCampaignFile(await readFile(required(path, 'Name the file of the campaign'), 'utf8'));
const idOf = ({ words: [, id] }: CommandCall): string => required(id, 'Name the campaign');

/** Thrown to leave the database as it was. */
class DryRun extends Error {}

const works: Readonly<Record<string, Work>> = {
  publish: async (call, deps) => {
    const filed = await fileOf(call);
    const operator = operatorOf(call);
    if (call.options['dry-run'] === true) {
      await dryRun(deps, async (trial) => void (await publishCampaign(trial, filed, operator)));
      return [`${filed.title}: ${filed.prizes.length} prizes can be published; nothing was changed`];
    }
    return [`${filed.id} is published; seed hash ${await publishCampaign(deps, filed, operator)}`];
  },
  revise: async (call, deps) => {
    const reason = required(call.options['reason'], 'Give the reason that members read: --reason <text>');
    const filed = await fileOf(call);
    const version = await reviseCampaign(deps, filed, { operator: operatorOf(call), reason });
    return [`${filed.id} has odds of version ${version}`];
  },
  end: async (call, deps) =>
    (await endCampaign(deps, idOf(call), operatorOf(call)))
      ? [`${idOf(call)} has ended, and its seed is public`]
      : [`${idOf(call)} had ended before`],
  list: async (_call, { platform }) => await campaignLines(platform.database.read),
  show: async (call, { platform }) => await campaignReport(platform.database.read, idOf(call)),
};

/** Does the work in a transaction that is rolled back. */
async function dryRun(deps: StockDeps, work: (trial: StockDeps) => Promise<void>): Promise<void> {
  const { platform } = deps;
  const running = platform.database.transaction(async (tx) => {
    const database = {
      ...platform.database,
      transaction: (inner: (same: typeof tx) => Promise<never>) => inner(tx),
    };
    await work({ ...deps, platform: { ...platform, database: database as typeof platform.database } });
    throw new DryRun();
  });
  await running.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
}

export const campaign: Command = {
  usage: 'campaign <list|show <id>|publish <file>|revise <file>|end <id>>',
  summary:
    'Publish campaigns from a file, change odds and stock by a new version, end them and publish the seed',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you do' },
    reason: { type: 'string', summary: 'Why the odds change; members read it' },
    'dry-run': { type: 'boolean', summary: 'Check the file and the stock, and change nothing' },
  },
  run: runActionOn(
    new Map(Object.entries(works).map(([name, work]) => [name, saying(work)])),
    (platform): StockDeps => ({ platform, orders: prizeStock }),
  ),
};
