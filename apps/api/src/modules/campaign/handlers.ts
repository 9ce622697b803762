import type { Handlers } from '../../call/call.ts';
import { listRecords, listWinners, readCampaign } from './get-campaign.ts';
import { claimPrize } from './claims/claim.ts';
import type { CampaignDeps } from './core/deps.ts';
import { drawOnce } from './draw/draw-campaign.ts';
import { enterCampaign } from './koi/enter-campaign.ts';
import { listEntrants } from './koi/entrants.ts';
import { listQuestions, listTries } from './quiz/questions.ts';
import { submitQuestions } from './quiz/submit-answers.ts';
import { startQuiz } from './quiz/start-quiz.ts';
import { listSealedDraws, readProof } from './proof/proof.ts';

type Handled =
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
  | 'listCampaignDraws';

/** Campaigns, their draws and what proves them. */
export function campaignHandlers(deps: CampaignDeps): Pick<Handlers, Handled> {
  return {
    getCampaign: async ({ params, caller }) =>
      await readCampaign(deps, params.face, caller?.memberId ?? null),
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
    listCampaignEntrants: async ({ params, query }) => await listEntrants(deps, params.id, query),
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
    listCampaignWinners: async ({ params, query }) => await listWinners(deps, params.id, query),
    getCampaignProof: async ({ params }) => await readProof(deps, params.id),
    listCampaignDraws: async ({ params, query }) => await listSealedDraws(deps, params.id, query),
  };
}
