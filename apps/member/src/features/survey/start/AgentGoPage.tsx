import { enterFromAgent } from '@yayan/api-client';
import { useLocation } from 'react-router';
import { EnterSurvey } from './EnterSurvey.tsx';

/** Somebody comes in by an agent's signed link; the query goes to the server as it stands, for its signature. */
export default function AgentGoPage() {
  const query = useLocation().search.slice(1);
  return (
    <EnterSurvey
      enter={query === '' ? undefined : (signal) => enterFromAgent({ query }, undefined, signal)}
    />
  );
}
