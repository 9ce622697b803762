import { Alert } from '@yayan/ui';
import type { ReactNode } from 'react';
import { mayDo, useSession } from './session.ts';

interface ForRightProps {
  /** One of these rights is enough. */
  any: readonly string[];
  children: ReactNode;
}

/** A part of a page for those with a right. Others read that their role lacks it, and no call is made. */
export function ForRight({ any, children }: ForRightProps) {
  if (mayDo(useSession(), any)) return children;
  return <Alert color="gold">你的角色不能做这件事。需要的话，请管理员在“操作员”里给你加角色。</Alert>;
}
