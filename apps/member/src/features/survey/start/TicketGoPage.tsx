import { takeStartTicket } from '@yayan/api-client';
import { useSearchParams } from 'react-router';
import { EnterSurvey } from './EnterSurvey.tsx';

/** A member comes in from the mini program by a one-time ticket, `?ticket=`. */
export default function TicketGoPage() {
  const ticket = useSearchParams()[0].get('ticket');
  return (
    <EnterSurvey enter={ticket ? (signal) => takeStartTicket({ ticket }, undefined, signal) : undefined} />
  );
}
