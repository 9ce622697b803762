import { takeStartTicket } from '@yayan/api-client';
import { useSearchParams } from 'react-router';
import { EnterSurvey } from './EnterSurvey.tsx';

/** Entry for a member from the mini program by a one-time ticket, `?ticket=` (rule 3.22). */
export default function TicketGoPage() {
  const ticket = useSearchParams()[0].get('ticket');
  return <EnterSurvey enter={ticket ? (signal) => takeStartTicket({ ticket }, { signal }) : undefined} />;
}
