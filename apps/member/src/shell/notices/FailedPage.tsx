import type { LoadableQuery } from '@yayan/site';
import { ErrorState, PageTitle } from '@yayan/ui';

interface FailedPageProps {
  /** Not typed by its data: nothing was loaded. */
  query: Pick<LoadableQuery<unknown>, 'refetch' | 'isFetching'>;
  title: string;
  back?: { href: string; label: string };
}

/** A page whose own title comes with its data, when these failed to load: where one is, the way back, and another try. */
export function FailedPage({ query, title, back }: FailedPageProps) {
  return (
    <>
      <PageTitle title={title} back={back} />
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
    </>
  );
}
