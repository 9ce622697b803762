import type { DiscussionRef, GroupMe } from '@yayan/api-client';
import { useFindDiscussion } from '@yayan/api-client/react';
import { ApiError } from '@yayan/auth';
import { noteShown, QueryView } from '@yayan/site';
import { SkeletonDetail } from '@yayan/ui';
import type { ReactNode } from 'react';
import { ClosedDoor } from './ClosedDoor.tsx';
import { FailedDiscussion } from './FailedDiscussion.tsx';
import { InGroup } from './InGroup.tsx';

interface DiscussionAtProps {
  /** The id of a topic, a section, an own answer or a follow-up. */
  id: string;
  /** The text when none of the member's groups contains it. */
  missing: string;
  children: (place: DiscussionRef, me: GroupMe) => ReactNode;
}

/** Finds the group that contains the id (rule 6.38), and shows it there. */
export function DiscussionAt({ id, missing, children }: DiscussionAtProps) {
  const found = useFindDiscussion(id);
  const nothing = <ClosedDoor title={missing} />;
  // An address that was cut off contains no valid id.
  const isMalformed = found.error instanceof ApiError && found.error.status === 400;
  if (isMalformed) noteShown(found.error);
  return (
    <QueryView
      query={found}
      skeleton={<SkeletonDetail />}
      notFound={nothing}
      failed={isMalformed ? nothing : <FailedDiscussion query={found} />}
    >
      {(place) => <InGroup hash={place.hash}>{(me) => children(place, me)}</InGroup>}
    </QueryView>
  );
}
