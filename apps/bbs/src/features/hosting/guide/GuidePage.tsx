import { GroupLife, type HostedGroup } from '@yayan/api-client';
import { useGetGuide } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { SkeletonThread } from '@yayan/ui';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import { GuideEditor } from './GuideEditor.tsx';

/** The guide of a group: its topics with their sections. */
export default function GuidePage() {
  return <HostedGroupFrame>{(group) => <LoadedGuide group={group} />}</HostedGroupFrame>;
}

function LoadedGuide({ group: { id, life } }: { group: HostedGroup }) {
  const query = useGetGuide(id);
  const isFixed = life === GroupLife.Closed || life === GroupLife.Archived;
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {(guide) => <GuideEditor groupId={id} guide={guide} fixed={isFixed} />}
    </QueryView>
  );
}
