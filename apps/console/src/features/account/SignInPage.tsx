import { useQueryClient } from '@tanstack/react-query';
import {
  failureText,
  getGetOperatorSessionQueryKey,
  isRefusal,
  type OperatorSession,
  useSignInOperator,
} from '@yayan/console-client';
import { Alert } from '@yayan/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { causeTexts, readSignInState } from '../../shell/session/sign-out-cause.ts';
import { CodeStep } from './CodeStep.tsx';
import classes from './EntryFrame.module.css';
import { EntryFrame } from './EntryFrame.tsx';
import { PasskeyButton } from './passkey/PasskeyButton.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/**
 * Sign-in: name and password, then the code of the authenticator or a recovery code. All three are checked together. Or a
 * passkey, which is enough.
 */
export default function SignInPage() {
  useDocumentTitle('登录');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { cause, next = '/' } = readSignInState(useLocation().state);
  const [first, setFirst] = useState<{ name: string; password: string }>();
  const [isBack, setBack] = useState(false);
  const enter = async (session: OperatorSession): Promise<void> => {
    queries.setQueryData(getGetOperatorSessionQueryKey(), session);
    await navigate(next, { replace: true });
  };
  const signIn = useSignInOperator({ mutation: { onSuccess: enter } });
  const problem = signIn.error && failureText(signIn.error);
  if (!first || isBack)
    return (
      <EntryFrame title="登录">
        {cause && !isBack ? (
          <Alert color="sky" mb="md">
            {causeTexts[cause]}
          </Alert>
        ) : null}
        <PasswordStep
          name={first?.name ?? ''}
          onDone={(credentials) => {
            signIn.reset();
            setFirst(credentials);
            setBack(false);
          }}
        />
        <PasskeyButton onDone={enter} />
        <p className={classes['lost']}>忘了密码或丢了验证器？请管理员重置，会给你一个新的设置链接。</p>
      </EntryFrame>
    );
  return (
    <EntryFrame title="输入动态码">
      <CodeStep
        name={first.name}
        isBusy={signIn.isPending}
        problem={problem ?? undefined}
        // The code was used, or one of the three is wrong: another code is needed.
        clearOn={isRefusal(signIn.error, 'OPERATOR_SIGN_IN_WRONG') ? signIn.submittedAt : 0}
        onCode={(code) => signIn.mutate({ data: { ...first, code } })}
        onBack={() => setBack(true)}
      />
    </EntryFrame>
  );
}
