/** The addresses of a campaign's public lists: large files that a worker reads as they arrive. */
export interface PublicFiles {
  draws: string;
  /** The entrants; null if members draw by odds. */
  entrants: string | null;
}

/** The files of a campaign. Anybody reads them, so they are also links for downloading. */
export const filesOf = (campaignId: string, { membersDraw }: { membersDraw: boolean }): PublicFiles => {
  const address = `/api/v1/campaigns/${encodeURIComponent(campaignId)}`;
  return {
    draws: `${address}/draws/file`,
    entrants: membersDraw ? null : `${address}/entrants/file`,
  };
};
