import { useGetGroupMe } from '@yayan/api-client';
import { ErrorState, LoadingRegion, SkeletonDetail } from '@yayan/ui';
import { Navigate, useParams } from 'react-router';
import { FirstVisit } from './FirstVisit.tsx';
import { MyProfile } from './MyProfile.tsx';

/** The first visit settles nickname, picture and consent; later the page shows where one stands. */
export default function GroupProfilePage() {
  const { id: hash = '' } = useParams();
  const me = useGetGroupMe();
  if (me.isError && !me.data)
    return <ErrorState onRetry={() => void me.refetch()} retrying={me.isFetching} />;
  if (me.data && me.data.identity.taskHashId !== hash) return <Navigate to={`/bbs/${hash}`} replace />;
  return (
    <LoadingRegion loading={me.isPending} skeleton={<SkeletonDetail />}>
      {me.data ? (
        me.data.identity.firstVisit ? (
          <FirstVisit me={me.data} />
        ) : (
          <MyProfile me={me.data} />
        )
      ) : null}
    </LoadingRegion>
  );
}
