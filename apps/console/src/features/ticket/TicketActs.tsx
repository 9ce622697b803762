import type { OperatorTicketDetail } from '@yayan/console-client';
import { useMemo } from 'react';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useSession } from '../../shell/session/session.ts';
import { CannedFactsContext } from './canned/canned-facts.ts';
import { mergeTicket, separateTicket } from './merge/merge-acts.ts';
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

/** What can be done with a ticket in its state: one act stands out, those beside the way are quiet. The server decides again. */
export function TicketActs({ ticket }: { ticket: OperatorTicketDetail }) {
  const { number, state, kind, title, memberCode, mergedInto } = ticket;
  const { name } = useSession();
  const merge = useMemo(() => mergeTicket(ticket), [ticket]);
  const facts = { 会员号: memberCode ?? '', 编号: number, 标题: title, 同事: name };
  const isOurs = state === TO_HANDLE || state === IN_PROGRESS;
  const whenBegun = state === IN_PROGRESS ? 'main' : undefined;
  return (
    <CannedFactsContext value={facts}>
      {state === TO_ACCEPT ? <ActButton act={acceptTicket} id={number} weight="main" /> : null}
      {state === TO_HANDLE ? <ActButton act={startTicket} id={number} weight="main" /> : null}
      {isOurs && kind !== 'appeal' ? <ActButton act={answerTicket} id={number} weight={whenBegun} /> : null}
      {isOurs && kind === 'appeal' ? <ActButton act={decideTicket} id={number} weight={whenBegun} /> : null}
      {isOurs ? <ActButton act={askTicket} id={number} /> : null}
      <ActButton act={noteTicket} id={number} weight="quiet" />
      {mergedInto === null ? <ActButton act={handOverTicket} id={number} weight="quiet" /> : null}
      {mergedInto === null && kind !== 'appeal' ? <ActButton act={merge} id={number} weight="quiet" /> : null}
      {mergedInto === null ? null : <ActButton act={separateTicket} id={number} weight="quiet" />}
    </CannedFactsContext>
  );
}
