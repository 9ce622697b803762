/** One option of a vote. Counts and names come with the results. */
export interface VoteOption {
  id: string;
  label: string;
  votes?: number | undefined;
  /** Who chose it, for hosts only. */
  voters?: readonly string[] | undefined;
}
