import { ButtonLink } from '../link/ButtonLink.tsx';
import { StatePanel } from './StatePanel.tsx';

interface PendingPageProps {
  /** The page's title in the route table. */
  title: string;
  /** What will be here, in one sentence. */
  promise: string;
  back?: { href: string; label: string } | undefined;
}

const home = { href: '/', label: '回首页' };

/** A page that is not built yet and says so. No other place uses these words. */
export function PendingPage({ title, promise, back = home }: PendingPageProps) {
  return (
    <StatePanel
      heading
      stage="sprout"
      title={title}
      action={
        <ButtonLink href={back.href} variant="light">
          {back.label}
        </ButtonLink>
      }
    >
      <p>正在建设，还不能使用。</p>
      <p>{promise}</p>
    </StatePanel>
  );
}
