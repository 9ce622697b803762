import type { OperatorTicketDetail } from '@yayan/console-client';
import { ActButton } from '../../shell/act/ActButton.tsx';
import {
  acceptTicket,
  answerTicket,
  askTicket,
  decideTicket,
  handOverTicket,
  noteTicket,
  startTicket,
} from './ticket-acts.ts';

const [TO_ACCEPT, TO_HANDLE, IN_PROGRESS] = [0, 1, 2];

/** What can be done with a ticket in its state. The server decides again. */
export function TicketActs({ ticket: { number, state, kind } }: { ticket: OperatorTicketDetail }) {
  const isOurs = state === TO_HANDLE || state === IN_PROGRESS;
  return (
    <>
      {state === TO_ACCEPT ? <ActButton act={acceptTicket} id={number} /> : null}
      {state === TO_HANDLE ? <ActButton act={startTicket} id={number} /> : null}
      {isOurs ? <ActButton act={askTicket} id={number} /> : null}
      {isOurs && kind !== 'appeal' ? <ActButton act={answerTicket} id={number} /> : null}
      {isOurs && kind === 'appeal' ? <ActButton act={decideTicket} id={number} /> : null}
      <ActButton act={noteTicket} id={number} />
      <ActButton act={handOverTicket} id={number} />
    </>
  );
}
