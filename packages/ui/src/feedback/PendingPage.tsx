import { Link } from '../link/Link.tsx';
import { Button } from '../mantine/button.ts';
import { Notice } from './Notice.tsx';

interface PendingPageProps {
  /** The page's title in the route table. */
  title: string;
  /** What will be here, in one sentence. */
  promise: string;
  back?: { href: string; label: string } | undefined;
}

const home = { href: '/', label: '回首页' };

/** A page that is not built yet and says so. The only place in the product with these words. */
export function PendingPage({ title, promise, back = home }: PendingPageProps) {
  return (
    <Notice
      heading
      stage="sprout"
      title={title}
      action={
        <Button component={Link} href={back.href} variant="light">
          {back.label}
        </Button>
      }
    >
      <p>正在建设，还不能使用。</p>
      <p>{promise}</p>
    </Notice>
  );
}
