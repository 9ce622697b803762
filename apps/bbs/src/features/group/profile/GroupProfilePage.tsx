import { useGetGroupMe } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { SkeletonDetail } from '@yayan/ui';
import { FirstVisit } from './FirstVisit.tsx';
import { MyProfile } from './MyProfile.tsx';

/** The page of the first visit; afterwards the participant's own profile. */
export default function GroupProfilePage() {
  const query = useGetGroupMe();
  return (
    <QueryView query={query} skeleton={<SkeletonDetail />}>
      {(me) => (me.identity.firstVisit ? <FirstVisit me={me} /> : <MyProfile me={me} />)}
    </QueryView>
  );
}
