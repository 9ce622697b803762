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
import { closedText } from './closed-text.ts';
import { EarlierPressLine } from './EarlierPressLine.tsx';
import { fetchRunner } from './load-runner.ts';
import { createFileSending } from './send-file.ts';
import { sessionAnswers, stillPrefilled } from './session-answers.ts';
import { whereToStart } from './where-to-start.ts';

interface RunProps {
  sessionId: string;
  session: SurveySession;
  answering: Answering;
  store: AnsweringStore;
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
  const maintenance = useSyncExternalStore(queue.subscribe, answering.maintenance);
  const phone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const unmountSignal = useUnmountSignal();
  const [start] = useState(() => {
    const answers = startWith(session, answering);
    return {
      answers,
      prefilled: stillPrefilled(session, answers),
      interrupted: store.interrupted(),
      change: (page: string, changed: Answers, names: readonly string[]): void => {
        store.unfinish();
        queue.keep(page, changed, names);
      },
      // The object store's policy decides which kinds of files are accepted.
      sendFile: createFileSending({ owner: store.owner, sessionId, interrupted: store.interrupted() }),
      ...whereToStart(session, answering.queue, store.step()),
    };
  });
  return (
    <>
      <EarlierPressLine store={store} saveState={saveState} />
      <SurveyRunner
        definition={session.definition}
        sensitive={session.sensitive}
        prefilled={start.prefilled}
        answers={start.answers}
        page={start.pages}
        question={start.question}
        seed={orderSeed(sessionId)}
        oneByOne={phone}
        onUpload={(file, question, onUnkept) =>
          start.sendFile(file, question, { signal: unmountSignal(), onUnkept })
        }
        interrupted={start.interrupted}
        uploadFailureText={(error) => uploadFailureText(error, '文件')}
        onChange={start.change}
        onStep={store.keepStep}
        arrivals={queue.arrivals}
        failureText={(error) => failureText(error, '没有发出去')}
        onPage={async (page, answers, isLast) => {
          const posting = post(page, answers);
          if (isLast) store.finish(page, answers);
          const outcome = await posting;
          if (outcome.kind === 'refused') store.unfinish();
          return outcome;
        }}
        onSubmit={async () => {
          const outcome = await underVeil(() => submit(store.finished()));
          if (outcome.kind === 'refused') store.unfinish();
          return outcome;
        }}
        saveState={saveState}
        closedText={maintenance && closedText(maintenance)}
        onLoad={fetchRunner}
      />
    </>
  );
}
