import { ButtonLink, StatePanel } from '@yayan/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface SignInFirstProps {
  title: string;
  children?: ReactNode;
}

/** Shown to a visitor in place of a member page: a link to sign in, which leads back here. */
export function SignInFirst({ title, children }: SignInFirstProps) {
  const { pathname, search } = useLocation();
  return (
    <StatePanel
      heading
      stage="sprout"
      title={title}
      action={
        <ButtonLink href={`/login?from=${encodeURIComponent(pathname + search)}`}>登录 / 注册</ButtonLink>
      }
    >
      {children}
    </StatePanel>
  );
}
