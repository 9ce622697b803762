import { useState } from 'react';
import { createSurveyModel } from '../src/runner/model/create-survey-model.ts';
import type { Answers, PageOutcome } from '../src/index.ts';
import { SurveyRunner } from '../src/index.ts';
import { sampleSurvey } from './sample-survey.ts';

interface GalleryProps {
  page: string | undefined;
  oneByOne: boolean;
}

/** The runner with every question type, and a server that accepts everything. */
export function Gallery({ page, oneByOne }: GalleryProps) {
  const [ended, setEnded] = useState(false);
  const onPage = async (name: string, answers: Answers): Promise<PageOutcome> => {
    const model = await createSurveyModel({ definition: sampleSurvey, answers });
    const names = model.visiblePages.map((one) => one.name);
    return { kind: 'next', page: names[names.indexOf(name) + 1] };
  };
  if (ended) return <p>已提交</p>;
  return (
    <main style={{ padding: '0 16px' }}>
      <SurveyRunner
        definition={sampleSurvey}
        answers={{ budget: 120 }}
        sensitive={['age']}
        page={page}
        oneByOne={oneByOne}
        seed={7}
        saveState="saved"
        onUpload={async ({ name }) => await Promise.resolve(`gallery/${name}`)}
        onPage={onPage}
        onSubmit={async () => {
          setEnded(true);
          return { kind: 'ended' };
        }}
      />
    </main>
  );
}
