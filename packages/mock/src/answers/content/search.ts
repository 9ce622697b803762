import { CampaignFace, type SiteSearchHit, SiteSearchKind } from '@yayan/api-client';
import { mockListHelp, mockSearchSite } from '@yayan/api-client/mocks';
import { mockBenefits } from '../../world/reward/benefits.ts';
import { campaignsOf } from '../../world/campaign/campaigns.ts';
import { signedInOf } from '../../world/identity/sign-in.ts';
import { mockTasks } from '../../world/survey/task-wall.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

const MOST_OF_A_KIND = 5;
const none = { note: null, coins: null, at: null };

/** The pages of the mock's campaigns. */
const pages: Partial<Record<CampaignFace, string>> = {
  [CampaignFace.Lottery]: '/lottery',
  [CampaignFace.Koi]: '/prize',
  [CampaignFace.Quiz]: '/answerSheet',
};

const helpHits = async (world: World, place: string): Promise<SiteSearchHit[]> =>
  (await world.startOf(mockListHelp)).sections.flatMap(({ id: section, articles }) =>
    articles.map(({ id, title, summary }) => ({
      ...none,
      kind: SiteSearchKind.Help,
      link: `${place}/${section}/${id}`,
      title,
      note: summary,
    })),
  );

const openHits = (world: World): SiteSearchHit[] => [
  ...mockBenefits.map(({ id, title, price }) => ({
    ...none,
    kind: SiteSearchKind.Benefit,
    link: `/exchange/detail/${id}`,
    title,
    coins: price,
  })),
  ...campaignsOf(world).map(({ id, face, title, summary }) => ({
    ...none,
    kind: SiteSearchKind.Campaign,
    link: `${pages[face] ?? '/activity'}?of=${id}`,
    title,
    note: summary,
  })),
];

const ownHits = ({ orders, ledger }: Member): SiteSearchHit[] => [
  ...mockTasks.map(({ hashId, title, coins }) => ({
    ...none,
    kind: SiteSearchKind.Task,
    link: `/task/detail/${hashId}`,
    title,
    coins,
  })),
  ...[...orders.values()].map(({ id, benefit, orderNumber, total, createdAt }) => ({
    kind: SiteSearchKind.Order,
    link: `/home/exchange?order=${id}`,
    title: benefit.title,
    note: orderNumber,
    coins: total,
    at: createdAt,
  })),
  ...ledger.rows.map(({ id, cause, amount, createdAt }) => ({
    ...none,
    kind: SiteSearchKind.Coins,
    link: `/home/gold?row=${id}`,
    title: cause.title,
    coins: amount,
    at: createdAt,
  })),
];

/** The search over what the mock has. Help is found by titles and summaries, and traditional characters stay as they are. */
export const searchAnswers = (world: World): Answers => ({
  searchSite: mockSearchSite(async (_example, { request }) => {
    const sought = (new URL(request.url).searchParams.get('text') ?? '')
      .normalize('NFKC')
      .trim()
      .toLowerCase();
    const member = signedInOf(world, request)?.member;
    const all = [
      ...(await helpHits(world, member ? '/home/feedback/help' : '/help')),
      ...openHits(world),
      ...(member ? ownHits(member) : []),
    ];
    const found = all.filter(
      ({ title, note }) => sought !== '' && `${title}\n${note ?? ''}`.toLowerCase().includes(sought),
    );
    const items = Object.values(SiteSearchKind).flatMap((kind) =>
      found.filter((hit) => hit.kind === kind).slice(0, MOST_OF_A_KIND),
    );
    return { simplified: null, items };
  }),
});
