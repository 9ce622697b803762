import type { SurveySession } from '@yayan/api-client';
import { type Answers, orderSeed, SurveyRunner } from '@yayan/survey';
import { useMediaQuery } from '@mantine/hooks';
import { media } from '@yayan/ui';
import { useState, useSyncExternalStore } from 'react';
import { failureText, useUnmountSignal } from '@yayan/site';
import { underVeil } from '../../../shell/client/under-veil.ts';
import { uploadFailureText } from '../../../shell/client/upload-failure-text.ts';
import type { AnsweringStore } from './answering-store.ts';
import type { Answering } from './create-answering.ts';
import { fetchRunner } from './load-runner.ts';
import { createFileSending } from './send-file.ts';
import { sessionAnswers } from './session-answers.ts';
import { whereToStart } from './shown-step.ts';

interface RunProps {
  sessionId: string;
  session: SurveySession;
  answering: Answering;
  store: Pick<AnsweringStore, 'step' | 'keepStep' | 'owner' | 'interrupted'>;
}

/** The server's answers, overwritten by those that this browser has stored. */
const startWith = (session: SurveySession, { queue }: Answering): Answers => {
  const cleared = new Set(queue.cleared());
  return {
    ...Object.fromEntries(Object.entries(sessionAnswers(session)).filter(([name]) => !cleared.has(name))),
    ...Object.fromEntries(Object.values(queue.kept()).flatMap((page) => Object.entries(page))),
  };
};

/** The runner of an open participation. */
export function Run({ sessionId, session, answering, store }: RunProps) {
  const { queue, post, submit } = answering;
  const saveState = useSyncExternalStore(queue.subscribe, queue.state);
  const phone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const unmountSignal = useUnmountSignal();
  const [start] = useState(() => ({
    answers: startWith(session, answering),
    interrupted: store.interrupted(),
    // The object store's policy decides which kinds of files are accepted.
    sendFile: createFileSending({ owner: store.owner, sessionId, interrupted: store.interrupted() }),
    ...whereToStart(session, answering.queue, store.step()),
  }));
  return (
    <SurveyRunner
      definition={session.definition}
      sensitive={session.sensitive}
      answers={start.answers}
      page={start.pages}
      question={start.question}
      seed={orderSeed(sessionId)}
      oneByOne={phone}
      onUpload={(file, question) => start.sendFile(file, question, unmountSignal())}
      interrupted={start.interrupted}
      uploadFailureText={(error) => uploadFailureText(error, '文件')}
      onChange={queue.keep}
      onStep={store.keepStep}
      arrivals={queue.arrivals}
      failureText={(error) => failureText(error, '没有发出去')}
      onPage={post}
      onSubmit={() => underVeil(submit)}
      saveState={saveState}
      onLoad={fetchRunner}
    />
  );
}
