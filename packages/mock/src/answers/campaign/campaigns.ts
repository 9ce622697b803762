import type {
  Campaign,
  CampaignDrawRequest,
  CampaignRecord,
  CampaignStanding,
  QuestionAnswers,
  QuizTry,
} from '@yayan/api-client';
import {
  mockClaimPrize,
  mockDrawCampaign,
  mockEnterCampaign,
  mockGetAccount,
  mockGetCampaign,
  mockListCampaignRecords,
  mockListCampaigns,
  mockListQuestions,
  mockListQuizTries,
  mockStartQuiz,
  mockSubmitQuestions,
  refuse,
} from '@yayan/api-client/mocks';
import {
  campaignsOf,
  CONSOLATION,
  mug,
  LOSING_ROLL,
  newStanding,
  QUIZ_COINS,
  QUIZ_SECONDS,
  quizQuestions,
  type Standing,
  WINNING_ROLL,
} from '../../world/campaign/campaigns.ts';
import { nextPseudonym, publicListsOf } from '../../world/campaign/public-lists.ts';
import { maskedNickname } from '../../world/member/masked-nickname.ts';
import { perMember } from '../../world/per-member.ts';
import { memberOf, signedInOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

const CLAIM_MS = 15 * 24 * 3_600_000;
const WINNERS_SHOWN = 3;

/** Campaigns: chances that are drawn or entered with, prizes that are claimed, and the quiz of a day. */
export const campaignAnswers = (world: World): Answers => {
  const standingsOf = perMember(world, () => new Map<string, Standing>());
  const standingIn = (request: Request, id: string): Standing => {
    const standings = standingsOf(request);
    const standing = standings.get(id) ?? newStanding(nextPseudonym(publicListsOf(world, id)));
    standings.set(id, standing);
    return standing;
  };
  const find = (id: unknown): Campaign | undefined => campaignsOf(world).find((each) => each.id === id);
  const shown = ({ pseudonym, chances, entered, today, records }: Standing): CampaignStanding => ({
    pseudonym,
    chances,
    draws: records.length,
    earned: [{ cause: 'checkin', count: chances + records.length }],
    entered,
    today,
  });
  const seenBy = (request: Request, campaign: Campaign): Campaign =>
    signedInOf(world, request) ? { ...campaign, mine: shown(standingIn(request, campaign.id)) } : campaign;
  const pay = (request: Request, id: string, amount: number): number => {
    const cause = { kind: 'campaign', id, title: '活动', link: '/activity' } as const;
    return memberOf(world, request).ledger.add({ id: world.nextId(), at: world.time(), amount, cause })
      .balanceAfter;
  };
  const nameOf = async (request: Request): Promise<string> =>
    maskedNickname(memberOf(world, request).nickname ?? (await world.startOf(mockGetAccount)).nickname);
  /** The standing whose quiz sheet this is. */
  const answering = (request: Request, sheet: unknown): Standing | undefined =>
    [...standingsOf(request).values()].find(({ today }) => today?.id === sheet);

  return {
    listCampaigns: mockListCampaigns((_example, { request }) => ({
      items: campaignsOf(world).map((each) => {
        const { id, face, state, title, summary, startsAt, endsAt, drawsAt, ways, mine } = seenBy(
          request,
          each,
        );
        const todo = mine && {
          chances: mine.chances,
          entered: mine.entered,
          quizOpen: face === 'quiz' && mine.today?.state !== 'done',
        };
        const prize = { kind: mug.kind, title: mug.title, cover: '/covers/mug.svg' };
        const winners = publicListsOf(world, id).winners.slice(0, WINNERS_SHOWN);
        return { id, face, state, title, summary, startsAt, endsAt, drawsAt, ways, prize, winners, todo };
      }),
    })),

    getCampaign: mockGetCampaign((_example, { request, params }) => {
      const campaign = campaignsOf(world).find(({ face }) => face === params['face']);
      return { campaign: campaign ? seenBy(request, campaign) : null };
    }),

    drawCampaign: mockDrawCampaign(async (_example, { request, params }) => {
      const campaign = find(params['id']);
      if (!campaign) return refuse('NOT_FOUND');
      if (campaign.face !== 'lottery') return refuse('CAMPAIGN_NOT_DRAWN');
      const { clientSeed } = await jsonOf<CampaignDrawRequest>(request);
      const name = await nameOf(request);
      const standing = standingIn(request, campaign.id);
      if (standing.chances === 0) return refuse('NO_CHANCE_LEFT');
      const number = standing.records.length + 1;
      const wins = number % 2 === 0 && campaign.prizes.some(({ left }) => left > 0);
      const record: CampaignRecord = {
        id: world.nextId(),
        number,
        clientSeed,
        version: campaign.version,
        roll: wins ? WINNING_ROLL : LOSING_ROLL,
        prize: wins
          ? {
              ...mug,
              coins: 0,
              state: 'open',
              claimBy: world.time(CLAIM_MS),
              benefitId: 'bGd5v9rU3sDg',
              orderId: null,
            }
          : null,
        consolation: wins ? 0 : CONSOLATION,
        at: world.time(),
      };
      standing.chances -= 1;
      standing.records = [record, ...standing.records];
      const { draws, winners } = publicListsOf(world, campaign.id);
      const { version, roll, at } = record;
      const { pseudonym } = standing;
      draws.push({ pseudonym, number, clientSeed, version, roll, prizeId: wins ? mug.id : null, at });
      if (wins) winners.unshift({ pseudonym, name, prize: mug.title, at });
      const balance = wins
        ? memberOf(world, request).ledger.available()
        : pay(request, record.id, CONSOLATION);
      return { record, chances: standing.chances, balance };
    }),

    enterCampaign: mockEnterCampaign((_example, { request, params }) => {
      const campaign = find(params['id']);
      if (!campaign) return refuse('NOT_FOUND');
      if (campaign.face !== 'koi') return refuse('CAMPAIGN_NOT_ENTERED');
      const standing = standingIn(request, campaign.id);
      if (!standing.entered) {
        if (standing.chances === 0) return refuse('NO_CHANCE_LEFT');
        standing.chances -= 1;
        standing.entered = true;
        publicListsOf(world, campaign.id).entrants.add(standing.pseudonym);
        pay(request, campaign.id, CONSOLATION);
      }
      return shown(standing);
    }),

    listCampaignRecords: mockListCampaignRecords((_example, { request, params }) => {
      const campaign = find(params['id']);
      if (!campaign) return refuse('NOT_FOUND');
      return pageOf(standingIn(request, campaign.id).records, new URL(request.url).searchParams);
    }),

    claimPrize: mockClaimPrize((_example, { request, params }) => {
      const standing = standingIn(request, String(params['id']));
      const record = standing.records.find(({ number }) => String(number) === params['number']);
      if (!record?.prize) return refuse('NOT_FOUND');
      if (record.prize.state === 'claimed') return refuse('PRIZE_CLAIMED');
      const claimed: CampaignRecord = {
        ...record,
        prize: { ...record.prize, state: 'claimed', orderId: world.nextId() },
      };
      standing.records = standing.records.map((each) => (each === record ? claimed : each));
      return claimed;
    }),

    startQuiz: mockStartQuiz((_example, { request, params }) => {
      const campaign = find(params['id']);
      if (!campaign) return refuse('NOT_FOUND');
      if (campaign.face !== 'quiz') return refuse('QUIZ_NONE');
      const standing = standingIn(request, campaign.id);
      if (standing.today?.state === 'done') return refuse('QUIZ_DONE');
      standing.today ??= {
        id: world.nextId(),
        day: world.time().slice(0, 10),
        state: 'open',
        askedAt: world.time(),
        until: world.time(QUIZ_SECONDS * 1000),
        questions: quizQuestions.length,
        score: null,
        coins: 0,
        review: [],
      };
      return standing.today;
    }),

    listQuestions: mockListQuestions((_example, { request }) => {
      const sheet = new URL(request.url).searchParams.get('sheet');
      const today = signedInOf(world, request) ? answering(request, sheet)?.today : undefined;
      if (!today) return refuse('NOT_FOUND');
      const questions = quizQuestions.map(({ number, title, choices }) => ({
        number,
        title,
        choices: [...choices],
      }));
      return { sheet: today.id, title: '每日一答', questions, until: today.until };
    }),

    submitQuestions: mockSubmitQuestions(async (_example, { request }) => {
      const { sheet, answers } = await jsonOf<QuestionAnswers>(request);
      const standing = answering(request, sheet);
      if (!standing?.today) return refuse('NOT_FOUND');
      if (standing.today.state === 'done') return refuse('QUIZ_DONE');
      const review = quizQuestions.map(({ number, title, choices, right }) => ({
        title,
        choices: [...choices],
        chosen: answers.find((each) => each.number === number)?.choice ?? null,
        right,
        explanation: '',
      }));
      const score = review.filter(({ chosen, right }) => chosen === right).length;
      const done: QuizTry = { ...standing.today, state: 'done', score, coins: score * QUIZ_COINS, review };
      standing.today = done;
      if (done.coins > 0) pay(request, done.id, done.coins);
      return done;
    }),

    listQuizTries: mockListQuizTries((_example, { request, params }) => {
      const campaign = find(params['id']);
      if (!campaign) return refuse('NOT_FOUND');
      const { today } = standingIn(request, campaign.id);
      return pageOf(today ? [today] : [], new URL(request.url).searchParams);
    }),
  };
};
