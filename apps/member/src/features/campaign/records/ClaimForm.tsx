import {
  BenefitTarget,
  type CampaignRecord,
  type ExchangeInfo,
  type PayeeChannel,
  PrizeKind,
} from '@yayan/api-client';
import { useGetBenefit, useGetExchangeInfo } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Alert, Form, Link, Skeleton, Stack } from '@yayan/ui';
import { emptyDestination } from '../../../shell/destination/destination-draft.ts';
import { DestinationFields } from '../../../shell/destination/DestinationFields.tsx';
import { useFixHref } from '../../../shell/destination/use-fix-href.ts';
import { useFocusProblem } from '../../../shell/destination/use-focus-problem.ts';
import { claimText } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';
import { ClaimButton } from './ClaimButton.tsx';
import { useClaimDraft } from './use-claim-draft.ts';
import { useClaim } from './use-claim.ts';

interface ClaimFormProps {
  campaignId: string;
  record: CampaignRecord;
  onClaimed: (claimed: CampaignRecord) => void;
}

/** The kind of destination for each kind of prize. Coins are paid at once. */
const targets: Readonly<Record<PrizeKind, BenefitTarget>> = {
  [PrizeKind.Coins]: BenefitTarget.Codes,
  [PrizeKind.Codes]: BenefitTarget.Codes,
  [PrizeKind.Goods]: BenefitTarget.Consignee,
  [PrizeKind.Mobile]: BenefitTarget.Mobile,
  [PrizeKind.Cash]: BenefitTarget.Payee,
};

const hints: Readonly<Record<BenefitTarget, string>> = {
  [BenefitTarget.Codes]: '卡号和密码会放在兑换记录里，随时可以查看。',
  [BenefitTarget.Consignee]: '选好收货地址就能领，发货后可以在兑换记录里看物流。',
  [BenefitTarget.Mobile]: '话费会充到下面的手机号。',
  [BenefitTarget.Payee]: '填好收款账户就能领，审核后打款。',
};

/** The form to claim a prize. It asks for the same as an order of the same kind. */
export function ClaimForm(props: ClaimFormProps) {
  const { prize } = props.record;
  if (prize === null) return null;
  const target = targets[prize.kind];
  if (target !== BenefitTarget.Payee) return <Prepared {...props} target={target} channels={[]} />;
  return <CashClaim {...props} benefitId={prize.benefitId ?? ''} />;
}

/** The benefit says by which channels its cash can be received. */
function CashClaim({ benefitId, ...props }: ClaimFormProps & { benefitId: string }) {
  const query = useGetBenefit(benefitId);
  return (
    <QueryView query={query} skeleton={<Skeleton height={120} />}>
      {({ payeeChannels }) => <Prepared {...props} target={BenefitTarget.Payee} channels={payeeChannels} />}
    </QueryView>
  );
}

interface PreparedProps extends ClaimFormProps {
  target: BenefitTarget;
  channels: readonly PayeeChannel[];
}

function Prepared(props: PreparedProps) {
  const info = useGetExchangeInfo();
  if (info.isPending) return <Skeleton height={120} />;
  return <Filled {...props} info={info.data} />;
}

function Filled({
  campaignId,
  record,
  target,
  channels,
  info,
  onClaimed,
}: PreparedProps & { info: ExchangeInfo | undefined }) {
  const fixHref = useFixHref();
  const [draft, change] = useClaimDraft(`${campaignId} ${record.number}`, () =>
    emptyDestination(channels, info),
  );
  const claim = useClaim({ campaignId, record, target }, onClaimed);
  const claimBy = record.prize?.claimBy;
  const fields = useFocusProblem(claim.refused.problems);
  return (
    <Form aria-label="领取奖品" onSubmit={() => void claim.submit(draft)}>
      <Stack gap="sm">
        <p className={classes['dim']}>
          {hints[target]}
          {typeof claimBy === 'string' ? `${claimText(claimBy)}，过期就不能再领了。` : null}
        </p>
        <Stack ref={fields} gap="sm">
          <DestinationFields
            target={target}
            channels={channels}
            info={info}
            draft={draft}
            problems={claim.refused.problems}
            onChange={(part) => {
              change(part);
              claim.changed();
            }}
          />
        </Stack>
        {claim.refused.message === '' ? null : (
          <Alert color="seal" role="alert">
            {claim.refused.message}
            {claim.unmet.map(({ kind, text, fixUrl, fixLabel }) => (
              <p key={kind}>
                {text} <Link href={fixHref(fixUrl ?? '')}>{fixLabel ?? '去完成'}</Link>
              </p>
            ))}
          </Alert>
        )}
        <ClaimButton target={target} draft={draft} info={info} isPending={claim.isPending} />
      </Stack>
    </Form>
  );
}
