import { FailedQuery, type LoadableQuery } from '@yayan/site';
import { PageTitle } from '@yayan/ui';

interface FailedPageProps {
  /** Independent of the data's type, because nothing was loaded. */
  query: Pick<LoadableQuery<unknown>, 'error' | 'refetch' | 'isFetching'>;
  title: string;
  back?: { href: string; label: string };
}

/** For a page whose title comes with its data, when loading failed: the way back, if there is one, and a retry button. */
export function FailedPage({ query, title, back }: FailedPageProps) {
  return (
    <>
      <PageTitle title={title} back={back} />
      <FailedQuery query={query} />
    </>
  );
}
