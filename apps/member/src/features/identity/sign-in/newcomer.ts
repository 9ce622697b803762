/** A proven mobile that has no account yet. */
export interface Newcomer {
  mobile: string;
  registerTicket: string;
}
