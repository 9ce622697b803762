import { Button, ButtonLink, StatePanel } from '@yayan/ui';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { EntryCard } from '../EntryCard.tsx';
import type { SnsFailureView } from './sns-failure.ts';

interface SnsFailureProps {
  party?: { name: string } | undefined;
  failure: SnsFailureView;
  /** Opens the third party again. */
  onRetry?: (() => void) | undefined;
}

const withoutNetwork = (): boolean => !navigator.onLine;

const wordsOf = (name: string, binding: boolean): Record<SnsFailureView['kind'], [string, string]> => ({
  declined: [`你取消了${name}授权`, binding ? '没有绑定任何账号。' : '没有登录，也没有留下任何资料。'],
  outdated: ['这次授权已失效', `可能停留太久，或换了浏览器。请重新从${name}进入。`],
  taken: [`这个${name}账号已绑定其他会员`, '可以换一个账号，或先在那位会员的账号设置解绑。'],
  linked: [`你已绑定过${name}账号`, '请先在账号设置解绑，再绑定新的。'],
  unavailable: [`暂时不能用${name}登录`, '请换一种登录方式。'],
  unknown: ['链接不完整', '请从登录页重新选择一种登录方式。'],
  unanswered: withoutNetwork()
    ? ['没有网络', '检查网络后再试一次。']
    : ['没有收到结果', '连不上服务器，请再试一次。'],
  refused: [`没能通过${name}登录`, '请稍后再试，或换一种方式。'],
});

const hopeless = new Set<SnsFailureView['kind']>(['unavailable', 'unknown', 'linked']);

/** The page for a failed sign-in through a third party: the reason and the ways to go on. */
export function SnsFailure({ party, failure, onRetry }: SnsFailureProps) {
  const binding = useIsSignedIn();
  const name = party?.name ?? '第三方';
  const [title, text] = wordsOf(name, binding)[failure.kind];
  return (
    <EntryCard centred>
      <StatePanel
        stage={failure.kind === 'unanswered' && withoutNetwork() ? 'umbrella' : 'withered'}
        title={title}
        heading
        role="alert"
        action={
          <>
            {onRetry && !hopeless.has(failure.kind) ? (
              <Button onClick={onRetry}>
                重新用{name}
                {binding ? '授权' : '登录'}
              </Button>
            ) : null}
            <ButtonLink href={binding ? '/home/user' : '/login'} variant="default">
              {binding ? '返回账号设置' : '返回登录'}
            </ButtonLink>
          </>
        }
      >
        {failure.msg || text}
      </StatePanel>
    </EntryCard>
  );
}
