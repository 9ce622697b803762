import { BenefitTarget, type ExchangeInfo, PayeeChannel } from '@yayan/api-client';
import { useListConsignees } from '@yayan/api-client/react';
import { Button, ButtonLink } from '@yayan/ui';
import { another, type DestinationDraft } from '../../../shell/destination/destination-draft.ts';
import { useFixHref } from '../../../shell/destination/use-fix-href.ts';

interface ClaimButtonProps {
  target: BenefitTarget;
  draft: DestinationDraft;
  info: ExchangeInfo | undefined;
  isPending: boolean;
}

/** The form's one button. It claims, or names the missing step and leads to it, like the order form (rule 5.2). */
export function ClaimButton(props: ClaimButtonProps) {
  if (props.target === BenefitTarget.Consignee) return <ClaimGoods {...props} />;
  return isWechatUnbound(props) ? (
    <StepFirst label="先绑定微信" page="/home/user#bindings" />
  ) : (
    <Confirm isPending={props.isPending} />
  );
}

const isWechatUnbound = ({ target, draft, info }: ClaimButtonProps): boolean =>
  target === BenefitTarget.Payee &&
  draft.payeeId === another &&
  draft.channel === PayeeChannel.Wechat &&
  info?.wechat === null;

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

function StepFirst({ label, page }: { label: string; page: string }) {
  const fixHref = useFixHref();
  return <ButtonLink href={fixHref(page)}>{label}</ButtonLink>;
}
