import { publishCampaign } from '../../../src/modules/campaign/authoring/publish.ts';
import { prizeStock } from '../../../src/composition/ports/campaign-deps.ts';
import { DEMO_MEMBERS } from '../../../src/modules/identity/module.ts';
import { addDays, dayOf } from '../../../src/platform/calendar.ts';
import { filedLottery } from '../../campaign/campaign-world.ts';
import { contentDesk } from '../content-desk.ts';
import type { Stage, WalkedAct } from './walked-act.ts';

type Ready = WalkedAct['ready'];
const byEditor = { by: 'editor', agrees: 'admin' } as const;
const ofContent = (name: string, ready: Ready): WalkedAct => ({
  name,
  permission: 'content.large',
  ...byEditor,
  ready,
});
const ofCampaigns = (name: string, ready: Ready): WalkedAct => ({
  name,
  permission: 'campaigns.large',
  ...byEditor,
  ready,
});

const DAY_MS = 86_400_000;
const mug = {
  id: 'prize',
  kind: 'goods',
  title: '陶瓷马克杯',
  worth: 2_600,
  stock: 2,
  odds: 1_000_000,
  benefit: 'bGd5v9rU3sDg',
};

const campaign = ({ system }: Stage, id: string) => {
  const now = system.clock.now().getTime();
  return filedLottery(id, [mug], {
    face: 'duanwu',
    startsAt: new Date(now - DAY_MS).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
    ways: [{ cause: 'checkin', chances: 2 }],
  });
};
const published = async (stage: Stage, id: string): Promise<void> => {
  const { platform } = stage.system;
  await publishCampaign({ platform, orders: prizeStock }, campaign(stage, id), '林晓');
};
const wins = async ({ read }: Stage, id: string) =>
  (await read('listCampaignWins', { params: { id } })).items;

/** Content with an id of its own, or of what stands already. */
const ofKind = async (stage: Stage, kind: 'notice' | 'popup', isThere: boolean) => {
  const { system, read } = stage;
  const desk = contentDesk(
    () => system,
    () => {
      throw new Error('Nobody acts at this desk');
    },
  );
  const draft = kind === 'notice' ? desk.notice({ publishAt: desk.at(1) }) : desk.popup();
  const params = { kind, id: desk.newId() };
  if (isThere) await stage.done('publishContent', { params, input: { draft } });
  // Nothing with this id is there at first.
  const state = async () => (await read('getContent', { params }))?.draft ?? null;
  return { params, state, input: { draft: isThere ? { ...draft, title: '改过的标题' } : draft } };
};

const month = '2026-10';
const awardsTo = async (stage: Stage, id: string) => {
  const member = await stage.member();
  const { memberCode: code } = await stage.system.get('getAccount', {}, member);
  const winners = [{ member: code, reason: '写得具体' }];
  const input = {
    awards: [{ id, title: '认真作答奖', criteria: '质量分 90 以上', coins: 200, winners }],
  };
  const state = async () => await stage.coinsOf(member);
  return { code, input, state };
};

/** Acts that reach or promise much: content, awards, texts of the law, campaigns, messages. */
export const publishingWalks: readonly WalkedAct[] = [
  ofContent('notice publish', async (stage) => ({
    id: 'publishContent',
    ...(await ofKind(stage, 'notice', false)),
  })),
  ofContent('notice edit', async (stage) => ({
    id: 'editContent',
    ...(await ofKind(stage, 'notice', true)),
  })),
  ofContent('popup add', async (stage) => ({
    id: 'publishContent',
    ...(await ofKind(stage, 'popup', false)),
  })),
  ofContent('popup edit', async (stage) => ({
    id: 'editContent',
    ...(await ofKind(stage, 'popup', true)),
  })),
  ofContent('award confirm', async (stage) => {
    const { input, state } = await awardsTo(stage, 'careful');
    return { id: 'confirmAwards', params: { month }, input, state };
  }),
  ofContent('award take back', async (stage) => {
    const { code, input, state } = await awardsTo(stage, 'helpful');
    await stage.done('confirmAwards', { params: { month }, input });
    return { id: 'takeAwardBack', params: { month }, input: { award: 'helpful', member: code }, state };
  }),
  ofContent('legal add', async ({ system, read }) => {
    const version = addDays(dayOf(system.clock.now()), 40);
    const source = `- ${version}\n\n## 金币 {#coins}\n\n${version}`;
    const state = async () => (await read('listLegalTexts')).items.length;
    const input = { version, what: '金币的说明。', source, mustAgree: true };
    return { id: 'addLegalText', params: { kind: 'privacy' }, input, state };
  }),
  ofCampaigns('campaign publish', async (stage) => {
    const { startsAt, endsAt, ...filed } = campaign(stage, 'walk000001');
    const file = { ...filed, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    const state = async () => (await stage.read('listOperatorCampaigns')).items.map(({ id }) => id);
    return { id: 'publishCampaign', input: { source: JSON.stringify(file) }, state };
  }),
  ofCampaigns('campaign add', async (stage) => {
    const params = { id: 'walk000002' };
    await published(stage, params.id);
    const state = async () => (await stage.read('getOperatorCampaign', { params })).prizes[0]?.stock;
    return { id: 'addCampaignPieces', params, input: { prizeId: mug.id, pieces: 1 }, state };
  }),
  ofCampaigns('campaign void', async (stage) => {
    const params = { id: 'walk000003' };
    await published(stage, params.id);
    const { system } = stage;
    const member = await stage.member();
    await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
    const draw = { params, body: { clientSeed: '好运' }, idempotencyKey: system.key() };
    await system.get('drawCampaign', draw, member);
    const [win] = await wins(stage, params.id);
    const state = async () => (await wins(stage, params.id)).map((each) => each.state);
    return { id: 'voidCampaignWin', params, input: { drawId: win?.id }, state };
  }),
  {
    name: 'bulk run',
    permission: 'messages.large',
    by: 'support',
    agrees: 'editor',
    ready: async ({ read }) => ({
      id: 'runBulkAct',
      input: {
        act: 'messageMembers',
        ids: [DEMO_MEMBERS.oldMember.id, DEMO_MEMBERS.newMember.id],
        text: '活动改到周日。',
      },
      state: async () => (await read('listBulkRuns')).items.length,
    }),
  },
  {
    name: 'export list',
    permission: 'exports.large',
    by: 'researcher',
    agrees: 'finance',
    ready: async ({ read }) => ({
      id: 'exportList',
      input: { list: 'members', query: {} },
      state: async () => (await read('listExports', {}, 'researcher')).items.length,
    }),
  },
];
