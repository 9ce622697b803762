import { useGetBenefit, useGetExchangeInfo } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { ButtonLink, ErrorState, LoadingRegion, Notice, PageTitle, SkeletonDetail } from '@yayan/ui';
import { useParams } from 'react-router';
import { useIsSignedIn } from '../../shell/use-is-signed-in.ts';
import { BenefitBody } from './BenefitBody.tsx';
import classes from './BenefitDetailPage.module.css';
import { OrderPanel } from './OrderPanel.tsx';
import { VisitorPanel } from './VisitorPanel.tsx';

const back = { href: '/exchange', label: '福利兑换' };

/** 兑换详情: one benefit and its order form; a visitor reads it too and signs in to order. */
export default function BenefitDetailPage() {
  const { id = '' } = useParams();
  const isSignedIn = useIsSignedIn();
  const benefit = useGetBenefit(id);
  const info = useGetExchangeInfo({ query: { enabled: isSignedIn } });
  if (isRefusal(benefit.error, 'NOT_FOUND', 404)) return <BenefitGone />;
  if (benefit.isError && !benefit.data)
    return <ErrorState onRetry={() => void benefit.refetch()} retrying={benefit.isFetching} />;
  const isLoading = benefit.isPending || (isSignedIn && info.isPending);
  return (
    <LoadingRegion loading={isLoading} skeleton={<SkeletonDetail />}>
      {benefit.data ? (
        <>
          <PageTitle title={benefit.data.title} back={back} />
          <div className={classes['root']}>
            <BenefitBody benefit={benefit.data} />
            {isSignedIn ? (
              <OrderPanel key={id} benefit={benefit.data} info={info.data} />
            ) : (
              <VisitorPanel benefit={benefit.data} />
            )}
          </div>
        </>
      ) : null}
    </LoadingRegion>
  );
}

function BenefitGone() {
  return (
    <Notice
      heading
      stage="withered"
      title="没有这件福利"
      action={
        <ButtonLink href={back.href} variant="light">
          看看其他福利
        </ButtonLink>
      }
    >
      链接可能不完整，或已经下架。
    </Notice>
  );
}
