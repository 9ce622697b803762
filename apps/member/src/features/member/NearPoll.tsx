import { useNear } from '@yayan/ui';
import { QuickPoll } from './QuickPoll.tsx';

/** The poll at the end of a phone's home page, requested when somebody scrolls towards it. */
export function NearPoll() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return <div ref={ref}>{isNear ? <QuickPoll /> : null}</div>;
}
