import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@yayan/site';
import { ButtonLink, StatePanel, SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { IncompleteLink } from '../../../shell/notices/IncompleteLink.tsx';
import { RedirectNotice } from '../../../shell/notices/RedirectNotice.tsx';

/**
 * Whether the server redirects from this address. The check lets us explain a refusal on our own page. The first call starts
 * the dwell time; later calls don't restart it.
 */
const isOpen = async (address: string, signal: AbortSignal): Promise<boolean> => {
  const { type, status } = await fetch(address, { redirect: 'manual', signal });
  if (status >= 500) throw new Error(`Answered ${status}`);
  return type === 'opaqueredirect';
};

/** 浏览任务: opens the page to read. The server chooses the target; the URL never names it (rule 3.25). */
export default function BrowseRedirectPage() {
  const session = useSearchParams()[0].get('session') ?? '';
  return session === '' ? <IncompleteLink /> : <Opening session={session} />;
}

function Opening({ session }: { session: string }) {
  const address = `/api/v1/browse/redirect?session=${encodeURIComponent(session)}`;
  const place = useQuery({
    queryKey: ['browsePlace', session],
    queryFn: ({ signal }) => isOpen(address, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <QueryView query={place} skeleton={<SkeletonDetail />}>
      {(open) =>
        open ? (
          <RedirectNotice url={address} title="正在前往任务页面">
            请不要关闭任务详情页，读完后回到那里领取。
          </RedirectNotice>
        ) : (
          <NotOpen />
        )
      }
    </QueryView>
  );
}

function NotOpen() {
  return (
    <StatePanel
      heading
      stage="seed"
      title="现在打不开任务页面"
      action={<ButtonLink href="/task/summary">看任务记录</ButtonLink>}
    >
      链接可能不完整，或这次任务已经结束。
    </StatePanel>
  );
}
