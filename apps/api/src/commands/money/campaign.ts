import { readFile } from 'node:fs/promises';
import { campaignActDeps, campaigns } from '../../composition/acts/campaign-acts.ts';
import {
  campaignLines,
  campaignReport,
  checkCampaignFile,
  endCampaign,
  publishedSeedHash,
} from '../../modules/campaign/module.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { amountOf } from '../runner/option-words.ts';
import { performFor, performing } from '../runner/performing.ts';

type Deps = ReturnType<typeof campaignActDeps>;
type CampaignRun = Run<Deps>;
type CampaignAct = RunAct<Deps>;

const sourceOf = async ({ words: [, path = ''] }: CommandCall): Promise<string> =>
  await readFile(path, 'utf8');

const list: CampaignRun = async ({ platform }, { say }) => {
  for (const line of await campaignLines(platform.database.read)) say(line);
};

const show: CampaignRun = async ({ platform }, { words: [, id = ''], say }) => {
  for (const line of await campaignReport(platform.database.read, id)) say(line);
};

const publish: CampaignAct = async (deps, call) => {
  const { platform } = deps;
  const source = await sourceOf(call);
  // Its faults are printed, each with its line.
  const { filed, faults } = await checkCampaignFile(deps, platform.database.read, source);
  if (filed === undefined)
    throw new Error(faults.map(({ line, field, text }) => `line ${line}: ${field}: ${text}`).join('\n'));
  await performFor(platform, call, campaigns.publishCampaign, { input: { source }, reason: '' });
  // A real run creates another seed.
  const isDry = call.options['dry-run'] === true;
  const hash = await publishedSeedHash(platform.database.read, filed.id);
  call.say(isDry ? `${filed.id} is published` : `${filed.id} is published; seed hash ${hash}`);
};

const add: CampaignAct = async ({ platform }, call) => {
  const [, campaignId = '', prizeId = '', pieces = '', ...reason] = call.words;
  const input = { campaignId, prizeId, pieces: amountOf(pieces) };
  const given = { input, reason: reasonOf(reason) };
  await performing(campaigns.addCampaignPieces, () => given)(platform, call);
};

const end: CampaignAct = async (deps, { words: [, id = ''], by, say }) => {
  const isNew = await endCampaign(deps, id, by);
  say(isNew ? `${id} has ended, and its seed is public` : `${id} had ended before`);
};

const pause: CampaignAct = async ({ platform }, call) => {
  const [, campaignId = '', ...reason] = call.words;
  const given = { input: { campaignId }, reason: reasonOf(reason) };
  await performing(campaigns.pauseCampaign, () => given)(platform, call);
};

const resume: CampaignAct = async ({ platform }, call) => {
  const [, campaignId = ''] = call.words;
  await performing(campaigns.resumeCampaign, () => ({ input: { campaignId }, reason: '' }))(platform, call);
};

/** `-` for a date that stays. */
const dateOf = (word: string): string | null => (word === '-' ? null : word);

const move: CampaignAct = async ({ platform }, call) => {
  const [, campaignId = '', start = '', end = '', draw = '', ...reason] = call.words;
  const dates = { startsAt: dateOf(start), endsAt: dateOf(end), drawsAt: dateOf(draw) };
  for (const date of Object.values(dates))
    if (date !== null && Number.isNaN(Date.parse(date)))
      throw new Error(`${date} is no time like 2026-12-01T20:00+08:00`);
  const given = { input: { campaignId, ...dates }, reason: reasonOf(reason) };
  await performing(campaigns.moveCampaignDates, () => given)(platform, call);
};

const voidWin: CampaignAct = async ({ platform }, call) => {
  const [, campaignId = '', drawId = '', ...reason] = call.words;
  const given = { input: { campaignId, drawId }, reason: reasonOf(reason) };
  await performing(campaigns.voidCampaignWin, () => given)(platform, call);
};

const extend: CampaignAct = async ({ platform }, call) => {
  const [, campaignId = '', drawId = '', claimBy = '', ...reason] = call.words;
  const given = { input: { campaignId, drawId, claimBy }, reason: reasonOf(reason) };
  await performing(campaigns.extendCampaignClaim, () => given)(platform, call);
};

/** Operators publish campaigns and add pieces to their prizes (rules 12.2, 12.6, 12.8). */
export const campaign: Command = actionsCommandOn({
  name: 'campaign',
  summary: 'Publish campaigns from a file, add pieces to their prizes, end them',
  examples: ['examples/campaign.yaml', 'campaign/lottery.yaml', 'campaign/koi.yaml', 'campaign/quiz.yaml'],
  actions: [
    look('list', 'The campaigns', list),
    look('show <campaign>', 'A campaign with its odds, stock and acts', show),
    act('publish <file>', 'Publish a campaign: make its seed, take its prizes out of the exchange', publish),
    act(
      'add <campaign> <prize> <pieces> <reason>',
      'Add pieces to a prize; its published odds stay, and members read why',
      add,
    ),
    act('pause <campaign> <reason>', 'Pause a campaign: nobody takes part until it goes on', pause),
    act('resume <campaign>', 'Let a paused campaign go on', resume),
    act(
      'move <campaign> <start> <end> <draw> <reason>',
      'Move dates to a time like 2026-12-01T20:00+08:00, or - for one that stays; members read why',
      move,
    ),
    act('void <campaign> <draw> <reason>', 'Void a win that nobody claimed; its winner reads why', voidWin),
    act(
      'extend <campaign> <draw> <time> <reason>',
      'Give a winner more time to claim, until a time like 2026-12-01T20:00+08:00',
      extend,
    ),
    act('end <campaign>', 'End a campaign now, and publish its seed', end),
  ],
  open: campaignActDeps,
});
