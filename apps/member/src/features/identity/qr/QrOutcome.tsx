import { ButtonLink, StatePanel } from '@yayan/ui';
import { EntryCard } from '../EntryCard.tsx';

const outcomes = {
  confirmed: {
    stage: 'flower',
    title: '已确认登录',
    text: '电脑上马上就会打开芽言，这个页面可以关掉了。',
  },
  refused: { stage: 'seed', title: '已取消', text: '那台电脑没有登录。' },
  over: {
    stage: 'withered',
    title: '二维码已失效',
    text: '它可能过期了，或已经用过。请在电脑上刷新二维码，再扫一次。',
  },
} as const;

/** How scanning ended. */
export function QrOutcome({ kind }: { kind: keyof typeof outcomes }) {
  const { stage, title, text } = outcomes[kind];
  return (
    <EntryCard centred>
      <StatePanel
        stage={stage}
        title={title}
        heading
        action={
          <ButtonLink href="/home" variant="light">
            回首页
          </ButtonLink>
        }
      >
        {text}
      </StatePanel>
    </EntryCard>
  );
}
