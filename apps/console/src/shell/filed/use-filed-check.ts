import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PAUSE_MS = 400;

/** Checks a file after a short pause in typing. `isSettled` says whether the result is about the present text. */
export const useFiledCheck = <Checked>(
  name: string,
  source: string,
  check: (source: string, signal: AbortSignal) => Promise<Checked>,
) => {
  const [settled] = useDebouncedValue(source, PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: [name, settled],
    queryFn: ({ signal }) => check(settled, signal),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isEmpty = settled.trim() === '';
  return {
    checked: isEmpty ? undefined : data,
    error: isEmpty ? null : error,
    isFetching,
    isSettled: source === settled && !isFetching,
    settled,
  };
};
