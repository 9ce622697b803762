import { BenefitTarget, type ExchangeInfo } from '@yayan/api-client';
import { useListConsignees } from '@yayan/api-client/react';
import { Button } from '@yayan/ui';
import type { DestinationDraft } from '../../../shell/destination/destination-draft.ts';
import { isWechatUnbound } from '../../../shell/destination/is-wechat-unbound.ts';
import { BindWechatFirst, StepFirst } from '../../../shell/destination/StepFirst.tsx';

interface ClaimButtonProps {
  target: BenefitTarget;
  draft: DestinationDraft;
  info: ExchangeInfo | undefined;
  isPending: boolean;
}

/** The form's one button. It claims, or names the missing step and leads to it, like the order form (rule 5.2). */
export function ClaimButton(props: ClaimButtonProps) {
  if (props.target === BenefitTarget.Consignee) return <ClaimGoods {...props} />;
  return isWechatUnbound(props.target, props.draft, props.info) ? (
    <BindWechatFirst />
  ) : (
    <Confirm isPending={props.isPending} />
  );
}

function ClaimGoods({ isPending, draft }: ClaimButtonProps) {
  const addresses = useListConsignees();
  return addresses.data?.items.length === 0 ? (
    <StepFirst label="先添加收货地址" page="/home/user?edit=address" />
  ) : (
    // The field chooses an address when its code has loaded: a press before that would be refused, and the refusal cleared.
    <Confirm isPending={isPending} disabled={draft.consigneeId === ''} />
  );
}

const Confirm = ({ isPending, disabled = false }: { isPending: boolean; disabled?: boolean }) => (
  <Button type="submit" loading={isPending} disabled={disabled}>
    确认领取
  </Button>
);
