import { useQueryClient } from '@tanstack/react-query';
import {
  type BenefitTarget,
  type CampaignRecord,
  claimPrize,
  isRefusal,
  type Prerequisite,
} from '@yayan/api-client';
import { useSendDestination } from '../../../shell/destination/use-send-destination.ts';

interface ClaimOptions {
  campaignId: string;
  record: CampaignRecord;
  target: BenefitTarget;
}

/** What the member must still do to get the prize. */
const unmetOf = (error: unknown): readonly Prerequisite[] =>
  isRefusal(error, 'PREREQUISITE_UNMET') || isRefusal(error, 'REAL_NAME_FIRST')
    ? error.data.prerequisites.filter(({ met, fixUrl }) => !met && fixUrl !== null)
    : [];

/** Claims a prize (rule 1.9: a confirmed form counts once). */
export const useClaim = (
  { campaignId, record, target }: ClaimOptions,
  onClaimed: (claimed: CampaignRecord) => void,
) => {
  const queries = useQueryClient();
  const number = String(record.number);
  const { error, ...claim } = useSendDestination({
    purpose: `claim:${campaignId}:${number}`,
    target,
    send: (body, key) => claimPrize(campaignId, number, body, { idempotencyKey: key }),
    done: async (claimed) => {
      // Before the records are read again: they close the form, because the prize isn't open any more.
      onClaimed(claimed);
      await queries.invalidateQueries();
    },
  });
  return { ...claim, unmet: unmetOf(error) };
};
