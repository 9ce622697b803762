import type { Campaign, CampaignProof, CampaignRecord } from '@yayan/api-client';
import { checkInWorker } from './check-in-worker.ts';
import { isDrawFair } from './is-draw-fair.ts';
import { filesOf } from './public-files.ts';

/** What a member's own draw is recomputed from. */
interface RecordFacts {
  campaign: Campaign;
  record: CampaignRecord;
  proof: CampaignProof;
}

/** Whether a member's own draw follows from what was published. */
export type RecordCheck = (facts: RecordFacts, signal: AbortSignal) => Promise<boolean>;

/** A draw by odds needs seed and odds only (rule 12.5). */
export const isDrawRight: RecordCheck = async ({ campaign: { mine }, record, proof }) =>
  await Promise.resolve(
    isDrawFair({ ...record, pseudonym: mine?.pseudonym ?? '', prizeId: record.prize?.id ?? null }, proof),
  );

/** The winner of a 锦鲤 draw follows from the whole list of entrants (rule 12.10). */
export const isKoiRight: RecordCheck = async ({ campaign: { mine }, proof }, signal) => {
  const task = {
    proof,
    files: filesOf(proof.id, { membersDraw: false }),
    pseudonym: mine?.pseudonym ?? null,
  };
  const { wrong, checked, isSeedChecked } = await checkInWorker(task, {
    onProgress: () => undefined,
    signal,
  });
  return isSeedChecked && checked > 0 && wrong.length === 0;
};
