import type { OperatorOrderDetail } from '@yayan/console-client';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { corrections } from './correct-act.ts';
import {
  markPaid,
  markUnpaid,
  passOrder,
  refuseOrder,
  retryOrder,
  revokeOrder,
  shipOrder,
  undoShipment,
} from './order-acts.ts';

/** What can be done with an order, by what it waits for. The server decides again. */
export function OrderActs({
  order: { id, queue, state, shipment, revocable, channel, askedAt },
}: {
  order: OperatorOrderDetail;
}) {
  const isOpen = state === 0 || state === 2 || state === 5;
  const correct = corrections[channel];
  return (
    <>
      {queue === 'review' ? (
        <>
          <ActButton act={passOrder} id={id} hotkey="p" />
          <ActButton act={refuseOrder} id={id} hotkey="r" />
        </>
      ) : null}
      {queue === 'failed' ? <ActButton act={retryOrder} id={id} /> : null}
      {queue === 'held' ? (
        <>
          <ActButton act={markPaid} id={id} />
          <ActButton act={markUnpaid} id={id} />
        </>
      ) : null}
      {correct && isOpen && askedAt === null ? <ActButton act={correct} id={id} /> : null}
      {queue === 'toSend' ? <ActButton act={shipOrder} id={id} /> : null}
      {shipment !== null ? <ActButton act={undoShipment} id={id} /> : null}
      {isOpen && revocable && askedAt === null && queue !== 'held' ? (
        <ActButton act={revokeOrder} id={id} />
      ) : null}
    </>
  );
}
