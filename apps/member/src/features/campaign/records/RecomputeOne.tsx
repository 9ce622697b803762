import { type Campaign, type CampaignRecord, getCampaignProof } from '@yayan/api-client';
import { useAction } from '@yayan/site';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { isDrawFair } from '../proof/is-draw-fair.ts';

/** Recomputes one own draw in this browser, once the campaign's seed is public (rule 12.8). */
export function RecomputeOne({ campaign, record }: { campaign: Campaign; record: CampaignRecord }) {
  const [isRight, setRight] = useState<boolean>();
  const {
    run: check,
    isPending,
    failure,
  } = useAction(async () => {
    const proof = await getCampaignProof(campaign.id);
    const { number, clientSeed, version, roll, at, id } = record;
    const { pseudonym = '' } = campaign.mine ?? {};
    const draw = { position: 0, pseudonym, number, clientSeed, version, roll, at, head: id };
    const prizeId = record.prize?.id ?? null;
    setRight(
      proof.seed !== null &&
        (await isDrawFair({ ...draw, prizeId }, { seed: proof.seed, proof, entrants: [] })),
    );
  });
  if (!campaign.revealed) return null;
  return (
    <>
      <Button variant="subtle" size="compact-sm" mih={44} loading={isPending} onClick={() => void check()}>
        验算这一次
      </Button>
      <output>
        {failure ??
          (isRight === undefined
            ? null
            : isRight
              ? '和公布的种子、概率一致'
              : '和公布的种子、概率对不上，请联系我们')}
      </output>
    </>
  );
}
