import { useGetBenefit, useGetExchangeInfo } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import { ButtonLink, StatePanel, SkeletonDetail } from '@yayan/ui';
import { useParams } from 'react-router';
import { transport } from '../../../shell/client/transport.ts';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { BenefitBody } from './BenefitBody.tsx';
import classes from './BenefitDetailPage.module.css';
import { BenefitPlate } from './BenefitPlate.tsx';
import { nextSaleChange } from './next-sale-change.ts';
import { OrderPanel } from '../checkout/OrderPanel.tsx';
import { VisitorPanel } from './VisitorPanel.tsx';

const back = { href: '/exchange', label: '福利兑换' };

/** 兑换详情: one benefit and its order form. Visitors can read it and sign in to order. */
export default function BenefitDetailPage() {
  const { id = '' } = useParams();
  const isSignedIn = useIsSignedIn();
  const query = useGetBenefit(id, {
    request: { quiet: true },
    query: { refetchInterval: ({ state: { data } }) => nextSaleChange(data, transport.serverNow()) },
  });
  const info = useGetExchangeInfo({ query: { enabled: isSignedIn } });
  return (
    <QueryView
      query={query}
      waiting={isSignedIn && info.isPending}
      skeleton={<SkeletonDetail />}
      notFound={<BenefitGone />}
      failed={<FailedPage query={query} title="兑换详情" back={back} />}
    >
      {(benefit) => (
        <>
          <ObjectTitle title={benefit.title} back={back} />
          <div className={classes['root']}>
            <BenefitPlate benefit={benefit} />
            {isSignedIn ? (
              <OrderPanel key={id} benefit={benefit} info={info.data} />
            ) : (
              <VisitorPanel benefit={benefit} />
            )}
            <BenefitBody benefit={benefit} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function BenefitGone() {
  return (
    <StatePanel
      heading
      stage="withered"
      title="没有这件福利"
      action={
        <ButtonLink href={back.href} variant="light">
          看其他福利
        </ButtonLink>
      }
    >
      链接可能不完整，或这件福利已经下架。
    </StatePanel>
  );
}
