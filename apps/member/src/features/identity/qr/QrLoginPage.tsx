import { useQuery } from '@tanstack/react-query';
import { scanQrLogin, isRefusal } from '@yayan/api-client';
import { FailedQuery } from '@yayan/site';
import { LoadingRegion, PageTitle, Skeleton } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { EntryCard } from '../EntryCard.tsx';
import { QrRequesterCard } from './QrRequesterCard.tsx';
import { QrOutcome } from './QrOutcome.tsx';
import { useQrDecision } from './use-qr-decision.ts';

const quiet = { quiet: true };

const bones = (
  <>
    <Skeleton circle height={80} mx="auto" mb="md" />
    <Skeleton height={32} width="70%" mx="auto" mb="xl" />
    <Skeleton height={148} radius="lg" mb="2xl" />
    <Skeleton height={50} radius="xl" />
  </>
);

/** On the phone: shows which browser asks to be signed in, and lets the member confirm or refuse. */
export default function QrLoginPage() {
  const [params] = useSearchParams();
  const ticket = params.get('ticket') ?? '';
  const asker = useQuery({
    queryKey: ['scanQrLogin', ticket],
    queryFn: ({ signal }) => scanQrLogin({ ticket }, { ...quiet, signal }),
    enabled: ticket !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const decision = useQrDecision(ticket);

  const isOver = [asker.error, decision.error].some((error) => isRefusal(error, 'QR_CODE_EXPIRED'));
  if (decision.isSuccess) return <QrOutcome kind={decision.variables} />;
  if (ticket === '' || isOver || isRefusal(asker.error, 'FIELD_WRONG')) {
    return <QrOutcome kind="over" />;
  }
  if (asker.isError) {
    return (
      <EntryCard centred>
        <PageTitle title="扫码登录" />
        <FailedQuery query={asker} what="没能查到这个登录请求" />
      </EntryCard>
    );
  }
  return (
    <EntryCard>
      <LoadingRegion loading={asker.isPending} skeleton={bones}>
        {asker.data ? (
          <QrRequesterCard
            asker={asker.data}
            deciding={decision.isPending ? decision.variables : undefined}
            onDecide={decision.decide}
          />
        ) : null}
      </LoadingRegion>
    </EntryCard>
  );
}
