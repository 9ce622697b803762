import { useGetAttributeSurvey } from '@yayan/api-client';
import { QueryView } from '@yayan/site';
import { SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { SignInFirst } from '../../../shell/guards/SignInFirst.tsx';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { AttributeOverview } from './AttributeOverview.tsx';
import { AttributeSection } from './AttributeSection.tsx';

/** 属性问卷: all sections with how far each is; `?part=` is the one being answered. */
export default function AttributeSurveyPage() {
  const isSignedIn = useIsSignedIn();
  const [search] = useSearchParams();
  // While a section is answered its runner holds the state: nothing may replace it from outside.
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
      <SignInFirst title="登录后填写属性问卷">你的回答只用来判断适合你的任务，随时可以修改。</SignInFirst>
    );
  return (
    <QueryView query={survey} skeleton={<SkeletonDetail />}>
      {(read) => {
        const part = read.parts.find(({ name }) => name === search.get('part'));
        if (part === undefined) return <AttributeOverview survey={read} />;
        const version = `${part.name} ${read.revision} ${read.consent.agreedAt}`;
        return <AttributeSection key={version} survey={read} part={part} />;
      }}
    </QueryView>
  );
}
