import { enterByOpenLink } from '@yayan/api-client';
import { useSearchParams } from 'react-router';
import { EnterSurvey } from './EnterSurvey.tsx';

/** Entry for anybody by an open link, `?sid=` (rule 3.22). */
export default function OpenGoPage() {
  const sid = useSearchParams()[0].get('sid');
  return <EnterSurvey enter={sid ? (signal) => enterByOpenLink({ sid }, { signal }) : undefined} />;
}
