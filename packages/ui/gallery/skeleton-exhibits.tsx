import { LoadingRegion } from '../src/skeleton/LoadingRegion.tsx';
import { SkeletonDetail } from '../src/skeleton/SkeletonDetail.tsx';
import { SkeletonLedger } from '../src/skeleton/SkeletonLedger.tsx';
import { SkeletonTask } from '../src/skeleton/SkeletonTask.tsx';
import { SkeletonThread } from '../src/skeleton/SkeletonThread.tsx';
import { SkeletonTicket } from '../src/skeleton/SkeletonTicket.tsx';
import type { Exhibit } from './Exhibit.tsx';

export const skeletonExhibits: Exhibit[] = [
  { name: 'SkeletonTask', states: { all: <SkeletonTask /> } },
  { name: 'SkeletonTicket', states: { all: <SkeletonTicket /> } },
  { name: 'SkeletonLedger', states: { all: <SkeletonLedger rows={3} /> } },
  { name: 'SkeletonThread', states: { all: <SkeletonThread /> } },
  { name: 'SkeletonDetail', states: { all: <SkeletonDetail /> } },
  {
    name: 'LoadingRegion',
    states: {
      loading: (
        <LoadingRegion loading skeleton={<SkeletonTask />}>
          已到
        </LoadingRegion>
      ),
      loaded: (
        <LoadingRegion loading={false} skeleton={<SkeletonTask />}>
          已到
        </LoadingRegion>
      ),
    },
  },
];
