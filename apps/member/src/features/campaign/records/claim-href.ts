/** The parameter of a page of records that names the draw whose claim is open. */
export const CLAIM = 'claim';

/** The claim of the prize of one draw, on the page of records. */
export const claimHref = (recordsPage: string, { number }: { number: number }): string =>
  `${recordsPage}&${CLAIM}=${number}`;
