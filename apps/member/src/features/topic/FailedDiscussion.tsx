import type { ComponentProps } from 'react';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';

const back = { href: '/topic', label: '我的讨论' } as const;

/** A page of a discussion group that failed to load before its own title was known. */
export function FailedDiscussion({ query }: Pick<ComponentProps<typeof FailedPage>, 'query'>) {
  return <FailedPage query={query} title="讨论小组" back={back} />;
}
