import { useMutation } from '@tanstack/react-query';
import type { SnsType } from '@yayan/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { redirectToThirdParty } from '../../../shell/third-party/third-party-redirect.ts';
import { SnsFailure } from './SnsFailure.tsx';
import { SnsProgress } from './SnsProgress.tsx';
import { snsFailureOf } from './sns-failure.ts';
import { thirdPartyBySlug } from '../../../shell/third-party/third-parties.ts';

/** Asks the server for the third party's authorization address and redirects there. */
export default function ThirdLoginPage() {
  const [params] = useSearchParams();
  const from = params.get('from');
  const party = thirdPartyBySlug(params.get('type'));
  const visit = useMutation({ mutationFn: (type: SnsType) => redirectToThirdParty(type, from) });
  const started = useRef(false);
  const start = useEffectEvent((): void => {
    if (started.current || !party) return;
    started.current = true;
    visit.mutate(party.type);
  });
  useEffect(() => start(), []);
  if (!party) return <SnsFailure failure={{ kind: 'unknown' }} />;
  if (visit.isError) {
    return (
      <SnsFailure
        party={party}
        failure={snsFailureOf(visit.error)}
        onRetry={() => visit.mutate(party.type)}
      />
    );
  }
  return <SnsProgress title={`正在前往${party.name}…`} />;
}
