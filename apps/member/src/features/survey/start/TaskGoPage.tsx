import { useSearchParams } from 'react-router';
import { IncompleteLink } from '../../../shell/notices/IncompleteLink.tsx';
import { SignInFirst } from '../../../shell/guards/SignInFirst.tsx';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { AnswerSession } from '../answering/AnswerSession.tsx';
import { StartTask } from './StartTask.tsx';

/**
 * Answers a questionnaire: `?task=` starts one, `?session=` continues one. The session is in the address, so that a reopened
 * browser returns to the same page. The survey runner is loaded once the first question is drawn, or as soon as it is
 * certain that none will be.
 */
export default function TaskGoPage() {
  const [search] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const session = search.get('session');
  const task = search.get('task');
  if (!isSignedIn)
    return <SignInFirst title="登录后开始答题">登录后会回到这里，已答的内容不会丢。</SignInFirst>;
  if (session) return <AnswerSession key={session} sessionId={session} />;
  if (task) return <StartTask key={task} hashId={task} />;
  return <IncompleteLink />;
}
