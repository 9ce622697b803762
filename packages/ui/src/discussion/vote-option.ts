/** One option of a vote. Counts and names come with the results. */
export interface VoteOption {
  id: string;
  label: string;
  votes?: number | undefined;
  /** In a ranked vote: the average rank, 1 is the best; null while nobody has ranked it. */
  averageRank?: number | null | undefined;
  /** Who chose it, for hosts only. */
  voters?: readonly string[] | undefined;
}
