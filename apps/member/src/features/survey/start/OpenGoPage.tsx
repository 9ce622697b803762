import { enterByOpenLink } from '@yayan/api-client';
import { useSearchParams } from 'react-router';
import { EnterSurvey } from './EnterSurvey.tsx';

/** Anybody comes in by an open link, `?sid=`. */
export default function OpenGoPage() {
  const sid = useSearchParams()[0].get('sid');
  return <EnterSurvey enter={sid ? (signal) => enterByOpenLink({ sid }, undefined, signal) : undefined} />;
}
