import { Button, Link, Notice } from '@yayan/ui';
import { useLocation, useSearchParams } from 'react-router';
import { useIsSignedIn } from '../../shell/use-is-signed-in.ts';
import { AnswerSession } from './AnswerSession.tsx';
import { StartTask } from './StartTask.tsx';

/**
 * Answering a questionnaire: `?task=` starts it, `?session=` goes on with it. The session stands in the address, so
 * that a closed browser comes back to the same page.
 */
export default function TaskGoPage() {
  const [search] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const session = search.get('session');
  const task = search.get('task');
  if (!isSignedIn) return <SignInFirst />;
  if (session) return <AnswerSession key={session} sessionId={session} />;
  if (task) return <StartTask key={task} hashId={task} />;
  return (
    <Notice heading stage="seed" title="这个链接不完整" action={<ToTasks />}>
      从任务大厅选一份问卷开始吧。
    </Notice>
  );
}

function ToTasks() {
  return (
    <Button component={Link} href="/task" variant="light">
      去任务大厅
    </Button>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <Notice
      heading
      stage="sprout"
      title="登录后开始答题"
      action={
        <Button component={Link} href={`/login?from=${encodeURIComponent(pathname + search)}`}>
          登录 / 注册
        </Button>
      }
    >
      登录后会回到这里，已答的内容不会丢。
    </Notice>
  );
}
