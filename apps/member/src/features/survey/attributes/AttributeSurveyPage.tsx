import { useGetAttributeSurvey } from '@yayan/api-client';
import { Button, ErrorState, Link, LoadingRegion, Notice, SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { useIsSignedIn } from '../../../shell/use-is-signed-in.ts';
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
  if (!isSignedIn) return <SignInFirst />;
  if (survey.isError && !survey.data)
    return <ErrorState onRetry={() => void survey.refetch()} retrying={survey.isFetching} />;
  const part = survey.data?.parts.find(({ name }) => name === search.get('part'));
  return (
    <LoadingRegion loading={survey.isPending} skeleton={<SkeletonDetail />}>
      {survey.data && part ? (
        <AttributeSection
          key={`${part.name} ${survey.data.revision} ${survey.data.consent.agreedAt}`}
          survey={survey.data}
          part={part}
        />
      ) : null}
      {survey.data && !part ? <AttributeOverview survey={survey.data} /> : null}
    </LoadingRegion>
  );
}

function SignInFirst() {
  return (
    <Notice
      heading
      stage="sprout"
      title="登录后填写属性问卷"
      action={
        <Button component={Link} href="/login?from=%2Fuser%2Fsurvey">
          登录 / 注册
        </Button>
      }
    >
      你的回答只用来判断适合你的任务，随时可以修改。
    </Notice>
  );
}
