import { enterFromAgent } from '@yayan/api-client';
import { useLocation } from 'react-router';
import { EnterSurvey } from './EnterSurvey.tsx';

/** Entry by an agent's signed link (rule 3.22). Sends the query unchanged, because the signature covers it. */
export default function AgentGoPage() {
  const query = useLocation().search.slice(1);
  return <EnterSurvey enter={query === '' ? undefined : (signal) => enterFromAgent({ query }, { signal })} />;
}
