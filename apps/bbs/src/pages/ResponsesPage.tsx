import { GroupRole } from '@yayan/api-client';
import { useGetGroupMe } from '@yayan/api-client/react';
import { MyResponses, QuotePickProvider } from '@yayan/discussion';
import { lazy } from 'react';

const Desk = lazy(async () => ({ default: (await import('../features/desk/Desk.tsx')).Desk }));

/** 详情: the analysis desk for hosts and observers. Respondents see their follow-ups, their answers, and what they still owe. */
export default function ResponsesPage() {
  const me = useGetGroupMe().data;
  if (!me) return null;
  const { role } = me.identity;
  if (role === GroupRole.Respondent) return <MyResponses me={me} />;
  return (
    <QuotePickProvider>
      <Desk role={role} groupName={me.group.name} />
    </QuotePickProvider>
  );
}
