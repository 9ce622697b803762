import type { Connection } from '../../platform/database/database.ts';
import { deleteAnswers } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { eraseCampaignDevices, selectAllDraws, selectAllTries } from '../../modules/campaign/module.ts';
import { communityData, eraseCommunity } from '../../modules/community/module.ts';
import {
  deleteProposals,
  deleteVotes,
  eraseTextsAbout,
  proposalData,
  selectVotes,
} from '../../modules/content/module.ts';
import {
  countOpenOrders,
  eraseExchangeData,
  listOrders,
  payeeData,
  restockData,
} from '../../modules/exchange/module.ts';
import type { Person } from '../../modules/group/api.ts';
import { eraseGroupMember, groupData } from '../../modules/group/module.ts';
import type { Sessions } from '../../modules/identity/api.ts';
import { eraseIdentity, identityData, memberCodes, mobileOf } from '../../modules/identity/module.ts';
import { eraseInvitationSignals, invitationData } from '../../modules/invite/module.ts';
import { balances, coinStatement, owedCoins, scoreStatement } from '../../modules/ledger/module.ts';
import type { PrivacyDeps } from '../../modules/member/api.ts';
import { attributeData, eraseAttributes } from '../../modules/member/module.ts';
import { eraseFeedback, feedbackData } from '../../modules/feedback/module.ts';
import { eraseHelpRatings, helpRatingData } from '../../modules/help/module.ts';
import { eraseMessages, messageData } from '../../modules/message/module.ts';
import { cardPage, checkinData } from '../../modules/reward/module.ts';
import { eraseSurveyWords, surveyData } from '../../modules/survey/module.ts';
import type { TaskDeps } from '../../modules/task/api.ts';
import {
  activityData,
  eraseSubmissions,
  listTaskRecords,
  taskConsentData,
} from '../../modules/task/module.ts';

const PAGE = 100;

/** Reads all pages of a list. */
async function all<Item>(
  page: (cursor: string | undefined) => Promise<{ items: readonly Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { items, nextCursor } = await page(cursor);
    found.push(...items);
    if (nextCursor === null) return found;
    cursor = nextCursor;
  }
}

type Statement = Awaited<ReturnType<typeof coinStatement>>;
const asPage = ({ lines, nextCursor }: Statement) => ({ items: lines, nextCursor });

/**
 * The functions of each area for a member's data export, for the erasure of an account, and for the list of its losses.
 */
export function privacyPorts(
  platform: Platform,
  tasks: TaskDeps,
  sessions: Pick<Sessions, 'endAll'>,
): Pick<PrivacyDeps, 'personalData' | 'erasers' | 'losses'> {
  const { cipher, clock } = platform;
  const personOf = async (db: Connection, memberId: string): Promise<Person> => ({
    memberId,
    mobileIndex: (await mobileOf(db, memberId)).mobile_index,
  });
  const scores = (asset: 'credit' | 'quality') => async (db: Connection, memberId: string) =>
    await all(async (cursor) => asPage(await scoreStatement(db, asset, memberId, { cursor, limit: PAGE })));
  return {
    personalData: {
      account: async (db, memberId) => await identityData(cipher, db, memberId),
      attributes: async (db, memberId) => await attributeData(db, cipher, memberId),
      balances: async (db, memberId) => ({
        ...(await balances(db, memberId)),
        owedCoins: await owedCoins(db, memberId),
      }),
      coins: async (db, memberId) =>
        await all(async (cursor) => asPage(await coinStatement(db, memberId, { cursor, limit: PAGE }))),
      credit: scores('credit'),
      quality: scores('quality'),
      tasks: async (_db, memberId) =>
        await all(async (cursor) => await listTaskRecords(tasks, memberId, { ...at(cursor), limit: PAGE })),
      taskConsents: taskConsentData,
      orders: async (db, memberId) =>
        await all(async (cursor) => await listOrders(db, memberId, { ...at(cursor), limit: PAGE })),
      payoutAccounts: async (db, memberId) => await payeeData(cipher, db, memberId),
      restockReminders: restockData,
      checkins: checkinData,
      cards: async (db, memberId) =>
        await all(async (cursor) => await cardPage(db, { memberId, at: clock.now(), cursor, limit: PAGE })),
      handedIn: activityData,
      invitations: async (_db, memberId) => await invitationData(platform, memberId),
      messages: messageData,
      votes: selectVotes,
      proposedPolls: proposalData,
      draws: selectAllDraws,
      quizzes: selectAllTries,
      helpRatings: helpRatingData,
      community: communityData,
      feedback: feedbackData,
      surveyAnswers: surveyData,
      groups: async (db, memberId) => await groupData(db, await personOf(db, memberId)),
    },
    erasers: [
      // This runs before identity is erased, because groups also find people by their mobile.
      async (tx, memberId, when) =>
        await eraseGroupMember(tx, { cipher, sessions }, await personOf(tx, memberId), when),
      async (tx, memberId) => await eraseSurveyWords(tx, memberId),
      async (tx, memberId) => {
        const code = (await memberCodes(tx, [memberId])).get(memberId);
        if (code !== undefined) await eraseTextsAbout(tx, code);
      },
      async (tx, memberId, when) => await eraseIdentity(tx, cipher, memberId, when),
      async (tx, memberId) => await eraseInvitationSignals(tx, memberId),
      eraseExchangeData,
      eraseAttributes,
      eraseSubmissions,
      deleteVotes,
      deleteProposals,
      eraseCampaignDevices,
      eraseHelpRatings,
      eraseCommunity,
      eraseFeedback,
      deleteAnswers,
      // This runs last, because another eraser may write a message, for example about an order that ends.
      async (tx, memberId) => await eraseMessages(tx, memberId),
    ],
    losses: async (db, memberId, when) => {
      const { coins, pendingCoins } = await balances(db, memberId);
      const { counts } = await cardPage(db, { memberId, at: when, limit: 1 });
      const openOrders = await countOpenOrders(db, memberId);
      return { coins, pendingCoins, cards: counts.usable + counts.active, openOrders };
    },
  };
}

const at = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });
