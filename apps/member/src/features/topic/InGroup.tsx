import { type GroupMe, GroupRole } from '@yayan/api-client';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { GroupPlace } from './GroupPlace.tsx';
import { ToDiscussionSite } from './ToDiscussionSite.tsx';

interface InGroupProps {
  hash: string;
  children: (me: GroupMe) => ReactNode;
}

/**
 * Shows a page of a group to its respondents. A respondent who hasn't agreed to the rules is redirected to them first (rule
 * 6.5).
 */
export function InGroup({ hash, children }: InGroupProps) {
  return (
    <GroupPlace key={hash} hash={hash}>
      {(me) => {
        if (me.identity.firstVisit) return <Navigate to={`/topic/join/${hash}`} replace />;
        if (me.identity.role !== GroupRole.Respondent)
          return <ToDiscussionSite hash={hash} role={me.identity.role} />;
        return children(me);
      }}
    </GroupPlace>
  );
}
