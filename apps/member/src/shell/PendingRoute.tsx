import { PendingPage } from '@yayan/ui';
import { useMatches } from 'react-router';
import { pages } from '../routes.tsx';
import { titleOf } from './page-title.ts';
import { pendingPages } from './pending-pages.ts';

/** Stands in for every page of a later issue and says what will be there. */
export default function PendingRoute() {
  const title = titleOf(useMatches());
  const path = pages.find((page) => page.title === title && page.load === undefined)?.path;
  return <PendingPage title={title ?? ''} promise={(path && pendingPages[path]) ?? ''} />;
}
