import { type Campaign, type CampaignRecord, getCampaignProof } from '@yayan/api-client';
import { useAction, useUnmountSignal } from '@yayan/site';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import type { RecordCheck } from '../proof/is-record-right.ts';

interface Props {
  campaign: Campaign;
  record: CampaignRecord;
  isRight: RecordCheck;
}

/** Recomputes one own draw in this browser, once the campaign's seed is public (rule 12.8). */
export function RecomputeOne({ campaign, record, isRight }: Props) {
  const [found, setFound] = useState<boolean>();
  const unmountSignal = useUnmountSignal();
  const {
    run: check,
    isPending,
    failure,
  } = useAction(async () => {
    const proof = await getCampaignProof(campaign.id);
    setFound(await isRight({ campaign, record, proof }, unmountSignal()));
  });
  if (!campaign.revealed) return null;
  return (
    <>
      <Button variant="subtle" size="compact-sm" mih={44} loading={isPending} onClick={() => void check()}>
        验算这一次
      </Button>
      <output>
        {failure ??
          (found === undefined
            ? null
            : found
              ? '和公布的种子、概率一致'
              : '和公布的种子、概率对不上，请联系我们')}
      </output>
    </>
  );
}
