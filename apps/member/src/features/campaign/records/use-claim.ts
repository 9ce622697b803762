import { useQueryClient } from '@tanstack/react-query';
import {
  type BenefitTarget,
  type CampaignRecord,
  claimPrize,
  isRefusal,
  type Prerequisite,
} from '@yayan/api-client';
import { noteShown, retryWithFreshKey } from '@yayan/site';
import { useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { beginIntention, endIntention, intentionName } from '../../../shell/client/intention.ts';
import {
  type DestinationDraft,
  destinationProblems,
  toDestination,
} from '../../../shell/destination/destination-draft.ts';
import {
  isDecided,
  notRefused,
  readRefused,
  type Refused,
} from '../../../shell/destination/order-refusal.ts';

interface Claimed {
  campaignId: string;
  record: CampaignRecord;
  target: BenefitTarget;
  draft: DestinationDraft;
}

const asTyped = (text: string): Promise<string> => Promise.resolve(text);

/**
 * Claims a prize. A confirmed form is an intention that the browser keeps until the server has decided it (rule 1.9): after a
 * lost answer, in another tab or after a reload it is sent as the same body under the same key.
 */
export const useClaim = ({ campaignId, record, target, draft }: Claimed, onClaimed: () => void) => {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>(notRefused);
  const [unmet, setUnmet] = useState<readonly Prerequisite[]>([]);

  const claim = async (freshKey: boolean): Promise<void> => {
    const typed = await toDestination(draft, target, asTyped);
    const name = await intentionName(`claim:${campaignId}:${record.number}`, typed);
    const encrypt = (text: string) => encryptField(text, { freshKey });
    const { key, body } = await beginIntention(name, () => toDestination(draft, target, encrypt));
    try {
      await claimPrize(campaignId, String(record.number), body, { 'Idempotency-Key': key });
      await endIntention(name, key);
    } catch (error) {
      noteShown(error);
      if (isDecided(error)) await endIntention(name, key);
      throw error;
    }
  };

  const send = async (): Promise<void> => {
    const problems = destinationProblems(draft, target);
    setUnmet([]);
    if (problems.length > 0) return setRefused({ problems, message: '' });
    if (isSending) return;
    setSending(true);
    setRefused(notRefused);
    try {
      await retryWithFreshKey(claim);
      await queries.invalidateQueries();
      onClaimed();
    } catch (error) {
      if (isRefusal(error, 'PREREQUISITE_UNMET'))
        setUnmet(error.data.prerequisites.filter(({ met, fixUrl }) => !met && fixUrl !== null));
      setRefused(readRefused(error));
    } finally {
      setSending(false);
    }
  };

  /** The form changed: what was refused no longer applies. */
  const changed = (): void => setRefused(notRefused);

  return { isSending, refused, unmet, send, changed };
};
