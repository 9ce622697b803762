import { GroupRole } from '@yayan/api-client';
import { useGetGroupMe } from '@yayan/api-client/react';
import { lazy } from 'react';
import { Navigate } from 'react-router';

const Desk = lazy(async () => ({ default: (await import('../features/desk/Desk.tsx')).Desk }));

/** 详情: the analysis desk for hosts and observers. Respondents find their answers with the topics. */
export default function ResponsesPage() {
  const me = useGetGroupMe().data;
  if (!me) return null;
  const { role } = me.identity;
  if (role === GroupRole.Respondent) return <Navigate to="/topic" replace />;
  return <Desk role={role} groupName={me.group.name} />;
}
