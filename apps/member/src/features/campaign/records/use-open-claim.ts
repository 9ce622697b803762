import { type CampaignRecord, PrizeState } from '@yayan/api-client';
import { useSearchParams } from 'react-router';
import { CLAIM } from './claim-href.ts';

interface OpenClaim {
  /** The draw whose prize is being claimed; undefined while no form is open. */
  record: CampaignRecord | undefined;
  /** Whether the URL names this draw, also after its prize was claimed. */
  isNamed: (record: CampaignRecord) => boolean;
  open: (record: CampaignRecord) => void;
  close: () => void;
}

/** Keeps the open claim in the URL, so that the page that adds a missing address leads back to it, and links can open it. */
export const useOpenClaim = (records: readonly CampaignRecord[]): OpenClaim => {
  const [search, setSearch] = useSearchParams();
  const named = search.get(CLAIM);
  const change = (claim: string | undefined): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(CLAIM);
        if (claim !== undefined) next.set(CLAIM, claim);
        return next;
      },
      { preventScrollReset: true, replace: claim === undefined },
    );
  const isNamed = ({ number }: CampaignRecord): boolean => String(number) === named;
  return {
    isNamed,
    record: records.find((record) => isNamed(record) && record.prize?.state === PrizeState.Open),
    open: ({ number }) => change(String(number)),
    close: () => change(undefined),
  };
};
