import { type GroupSession, logout as logoutCall } from '@yayan/api-client';
import { useNavigate } from 'react-router';
import { queryClient, session } from './client.ts';
import { holdGroupHash } from './group-hash.ts';

/** Enters a group with what signing in answered, and leaves one without leaving the page. Nothing of another group stays. */
export const useGroupSession = () => {
  const navigate = useNavigate();
  const enter = async ({ identity, ...tokens }: GroupSession): Promise<void> => {
    queryClient.clear();
    session.signIn(tokens);
    holdGroupHash(identity.taskHashId);
    await navigate(identity.firstVisit ? `/bbs/${identity.taskHashId}/user` : '/topic', { replace: true });
  };
  const leave = async (): Promise<void> => {
    await logoutCall().catch(() => undefined);
    session.clear();
    queryClient.clear();
  };
  return { enter, leave };
};
