import { useQueryClient } from '@tanstack/react-query';
import { type CampaignRecord, claimPrize, type PrizeClaim, PrizeKind } from '@yayan/api-client';
import { useListConsignees } from '@yayan/api-client/react';
import { ApiError } from '@yayan/auth';
import { QueryView } from '@yayan/site';
import { Button, ButtonLink, NativeSelect } from '@yayan/ui';
import { useState } from 'react';
import { beginIntention, endIntention, intentionName } from '../../../shell/client/intention.ts';
import classes from '../Campaign.module.css';

interface ClaimFormProps {
  campaignId: string;
  record: CampaignRecord;
  onClaimed: () => void;
}

/** Claims a prize: an address for goods, nothing for codes, the member's own number for a top-up. */
export function ClaimForm({ campaignId, record, onClaimed }: ClaimFormProps) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const claim = async (body: PrizeClaim): Promise<void> => {
    setSending(true);
    setFailure(undefined);
    const name = await intentionName(`claim:${campaignId}:${record.number}`, body);
    const intention = await beginIntention(name, () => Promise.resolve(body));
    const headers = { 'Idempotency-Key': intention.key };
    try {
      await claimPrize(campaignId, String(record.number), intention.body, headers);
      await endIntention(name, intention.key);
      await queries.invalidateQueries();
      onClaimed();
    } catch (error) {
      if (error instanceof ApiError && error.code > 0) await endIntention(name, intention.key);
      setFailure(
        error instanceof ApiError && error.msg !== '' ? error.msg : '没有提交成功，请检查网络后重试',
      );
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={classes['result']}>
      {record.prize?.kind === PrizeKind.Goods ? (
        <AddressClaim isSending={isSending} onClaim={(body) => void claim(body)} />
      ) : (
        <>
          <p className={classes['dim']}>
            {record.prize?.kind === PrizeKind.Mobile
              ? '话费会充到你登录用的手机号。'
              : '卡号和密码会放在兑换记录里，随时可以查看。'}
          </p>
          <Button loading={isSending} onClick={() => void claim({})}>
            确认领取
          </Button>
        </>
      )}
      {failure === undefined ? null : (
        <p role="alert" className={classes['alert']}>
          {failure}
        </p>
      )}
    </div>
  );
}

interface AddressProps {
  isSending: boolean;
  onClaim: (body: PrizeClaim) => void;
}

function AddressClaim({ isSending, onClaim }: AddressProps) {
  const query = useListConsignees();
  const [chosen, setChosen] = useState<string>();
  return (
    <QueryView query={query} skeleton={null}>
      {({ items }) => {
        const consigneeId = chosen ?? items[0]?.id;
        return consigneeId === undefined ? (
          <>
            <p className={classes['dim']}>还没有收货地址，先添加一个再回来领取。</p>
            <ButtonLink href="/home/user?edit=address">添加收货地址</ButtonLink>
          </>
        ) : (
          <>
            <NativeSelect
              label="寄到哪里"
              value={consigneeId}
              data={items.map(({ id, name, detail }) => ({ value: id, label: `${name} ${detail}` }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <Button loading={isSending} onClick={() => onClaim({ consigneeId })}>
              确认领取
            </Button>
          </>
        );
      }}
    </QueryView>
  );
}
