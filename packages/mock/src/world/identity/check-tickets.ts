import type { CheckPurpose } from '@yayan/api-client';
import type { World } from '../world.ts';

/** Uses up the ticket of a checked code. Returns whether it was for this purpose. */
export const takeCheckTicket = ({ checkTickets }: World, ticket: string, purpose: CheckPurpose): boolean => {
  const isRight = checkTickets.get(ticket) === purpose;
  if (isRight) checkTickets.delete(ticket);
  return isRight;
};
