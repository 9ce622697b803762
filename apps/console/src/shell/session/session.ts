import type { OperatorSession } from '@yayan/console-client';
import { createContext, use } from 'react';

/** The session of who is signed in; pages below the frame have one. */
export const SessionContext = createContext<OperatorSession | undefined>(undefined);

/** Who is signed in. Only below the frame. */
export const useSession = (): OperatorSession => {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is signed in here');
  return session;
};

/** Whether one of these rights is enough for something, and the operator has it, alone or with a second person. */
export const mayDo = (
  { permissions }: Pick<OperatorSession, 'permissions'>,
  any: readonly string[],
): boolean => any.some((permission) => permissions.includes(permission));
