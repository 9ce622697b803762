import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { claimPrize } from './claims/claim.ts';
import { listRecords } from './claims/list-records.ts';
import type { CampaignDeps } from './core/deps.ts';
import { drawOnce } from './draw/draw-campaign.ts';
import { listCampaignWinners } from './draw/list-campaign-winners.ts';
import { getCampaign } from './get-campaign.ts';
import { enterCampaign } from './koi/enter-campaign.ts';
import { listCampaignEntrants } from './koi/entrants.ts';
import { downloadCampaignEntrants } from './koi/entrants-file.ts';
import { downloadCampaignDraws } from './proof/draws-file.ts';
import { getCampaignProof, listCampaignDraws } from './proof/proof.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listQuestions, listTries } from './quiz/questions.ts';
import { startQuiz } from './quiz/start-quiz.ts';
import { submitQuestions } from './quiz/submit-answers.ts';

export type CampaignOperation =
  | 'listCampaigns'
  | 'getCampaign'
  | 'drawCampaign'
  | 'enterCampaign'
  | 'listCampaignEntrants'
  | 'startQuiz'
  | 'listQuizTries'
  | 'listQuestions'
  | 'submitQuestions'
  | 'listCampaignRecords'
  | 'claimPrize'
  | 'listCampaignWinners'
  | 'getCampaignProof'
  | 'listCampaignDraws'
  | 'downloadCampaignDraws'
  | 'downloadCampaignEntrants';

/** Campaigns, their draws and the proof of them. */
export function campaignHandlers(deps: CampaignDeps): Pick<Handlers, CampaignOperation> {
  return {
    ...bind(deps, {
      listCampaigns,
      getCampaign,
      listCampaignEntrants,
      listCampaignWinners,
      getCampaignProof,
      listCampaignDraws,
      downloadCampaignDraws,
      downloadCampaignEntrants,
    }),
    drawCampaign: async ({ params, body, caller, origin, idempotency }) =>
      await drawOnce(
        deps,
        { campaignId: params.id, memberId: caller.memberId, clientSeed: body.clientSeed, origin },
        idempotency,
      ),
    enterCampaign: async ({ params, body, caller, origin, idempotency }) =>
      await enterCampaign(
        deps,
        { campaignId: params.id, memberId: caller.memberId, clientSeed: body.clientSeed, origin },
        idempotency,
      ),
    startQuiz: async ({ params, caller, origin }) =>
      await startQuiz(deps, { campaignId: params.id, memberId: caller.memberId, origin }),
    listQuizTries: async ({ params, query, caller }) =>
      await listTries(deps, { campaignId: params.id, memberId: caller.memberId }, query),
    listQuestions: async ({ query, caller }) => await listQuestions(deps, caller?.memberId ?? null, query),
    submitQuestions: async ({ body, caller, idempotency }) =>
      await submitQuestions(deps, caller.memberId, { body, ...idempotency }),
    listCampaignRecords: async ({ params, query, caller }) =>
      await listRecords(deps, { campaignId: params.id, memberId: caller.memberId }, query),
    claimPrize: async ({ params, body, caller, idempotency }) =>
      await claimPrize(
        deps,
        {
          campaignId: params.id,
          number: Number(params.number),
          memberId: caller.memberId,
          destination: body,
        },
        idempotency,
      ),
  };
}
