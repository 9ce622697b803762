import { useQuery } from '@tanstack/react-query';
import { readOperatorSetup } from '@yayan/console-client';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../shell/state/SkeletonRows.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetupForm } from './SetupForm.tsx';

/** The page of a one-time link: password, authenticator, recovery codes. The token is behind the #, which no server sees. */
export default function SetupPage() {
  useDocumentTitle('设置账号');
  const token = useLocation().hash.slice(1);
  const [codes, setCodes] = useState<readonly string[]>();
  const query = useQuery({
    queryKey: ['setup', token],
    queryFn: () => readOperatorSetup({ token }),
    staleTime: Infinity,
    refetchOnReconnect: false,
    enabled: codes === undefined,
  });
  if (codes)
    return (
      <EntryFrame title="保存恢复码">
        <RecoveryCodes codes={codes} />
      </EntryFrame>
    );
  return (
    <EntryFrame title="设置账号">
      <LoadedQuery query={query} skeleton={<SkeletonRows count={6} />}>
        {(setup) => <SetupForm setup={setup} token={token} onDone={setCodes} />}
      </LoadedQuery>
    </EntryFrame>
  );
}
