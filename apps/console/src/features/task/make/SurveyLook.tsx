import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import columns from '../../../shell/filed/file-columns.module.css';
import classes from './SurveyPreview.module.css';

const PAUSE_MS = 600;

/** The code that runs questionnaires is large, and only this page of the console needs it. */
const SurveyPreview = lazy(async () => await import('./SurveyPreview.tsx'));

/** The questionnaire beside its text, as members will see it, a moment after the typing stops. */
export function SurveyLook({ source }: { source: string }) {
  const [shown] = useDebouncedValue(source, PAUSE_MS);
  if (shown.trim() === '') return null;
  return (
    <section className={`${columns['card']} ${classes['look']}`} aria-labelledby="survey-look">
      <h2 id="survey-look" className={columns['heading']}>
        会员答题时看到的问卷
      </h2>
      <Suspense fallback={<SkeletonRows />}>
        <SurveyPreview source={shown} />
      </Suspense>
    </section>
  );
}
