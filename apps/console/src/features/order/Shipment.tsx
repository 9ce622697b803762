import type { OrderShipment } from '@yayan/console-client';
import { Link } from '@yayan/ui';

/** The carrier and the tracking number, which leads to the carrier's page where that is known (rule 5.18). */
export function Shipment({ shipment: { company, number, queryUrl } }: { shipment: OrderShipment }) {
  return (
    <>
      {company}{' '}
      {queryUrl === null ? (
        number
      ) : (
        <Link href={queryUrl} target="_blank">
          {number}
        </Link>
      )}
    </>
  );
}
