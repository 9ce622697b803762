import { useGetAttributeSurvey } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { SignInFirst } from '../../../shell/guards/SignInFirst.tsx';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { AttributeOverview } from './AttributeOverview.tsx';
import { AttributeSection } from './AttributeSection.tsx';

/** 个人资料问卷: all sections with their progress. `?part=` names the section to answer, `&question=` its first question. */
export default function AttributeSurveyPage() {
  const isSignedIn = useIsSignedIn();
  const [search] = useSearchParams();
  // While a member answers a section, its runner has the state, and a refetch must not replace it.
  const survey = useGetAttributeSurvey({
    query: {
      enabled: isSignedIn,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  });
  if (!isSignedIn)
    return (
      <SignInFirst title="登录后填写个人资料问卷">你的回答只用来判断适合你的任务，随时可以修改。</SignInFirst>
    );
  return (
    <QueryView
      query={survey}
      skeleton={<SkeletonDetail />}
      failed={<FailedPage query={survey} title="个人资料问卷" />}
    >
      {(read) => {
        const part = read.parts.find(({ name }) => name === search.get('part'));
        if (part === undefined) return <AttributeOverview survey={read} />;
        const version = `${part.name} ${read.revision} ${read.consent.agreedAt}`;
        return <AttributeSection key={version} survey={read} part={part} />;
      }}
    </QueryView>
  );
}
