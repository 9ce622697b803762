import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import ky from 'ky';

/** The smallest page that uses every library: a button that calls a server. */
export function EmptyPage() {
  const { data, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: () => ky.get('/api/health').text(),
    enabled: false,
  });
  return <Button onClick={() => void refetch()}>{data ?? '问'}</Button>;
}
