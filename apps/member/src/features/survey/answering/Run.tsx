import type { SurveySession } from '@yayan/api-client';
import { type Answers, orderSeed, SurveyRunner } from '@yayan/survey';
import { useMediaQuery } from '@mantine/hooks';
import { media } from '@yayan/ui';
import { useState, useSyncExternalStore } from 'react';
import { useUnmountSignal } from '@yayan/site';
import { uploadFile } from '../../../shell/client/upload-file.ts';
import type { Answering } from './create-answering.ts';

interface RunProps {
  sessionId: string;
  session: SurveySession;
  answering: Answering;
}

/** The server's answers, overwritten by those that this browser has stored. */
const startWith = (session: SurveySession, { queue }: Answering): Answers => ({
  ...session.answers,
  ...Object.fromEntries(Object.values(queue.kept()).flatMap((page) => Object.entries(page))),
});

/** Pages with answers that the server doesn't have, in the questionnaire's order, then the page the server names. */
const openAt = ({ pages, page, answers }: SurveySession, { queue }: Answering): readonly string[] => {
  const kept = queue.kept();
  const differs = ([key, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(answers[key]);
  const unsent = pages.filter(({ name }) => Object.entries(kept[name] ?? {}).some(differs));
  return [...unsent.map(({ name }) => name), page];
};

const extensionOf = ({ name }: File): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** The runner of an open participation. */
export function Run({ sessionId, session, answering }: RunProps) {
  const { queue, post, submit } = answering;
  const saveState = useSyncExternalStore(queue.subscribe, queue.state);
  const phone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const unmountSignal = useUnmountSignal();
  // The object store's policy decides which kinds of files are accepted.
  const sendFile = (file: File): Promise<string> =>
    uploadFile('task', file, extensionOf(file), { signal: unmountSignal() });
  const [start] = useState(() => ({
    answers: startWith(session, answering),
    page: openAt(session, answering),
  }));
  return (
    <SurveyRunner
      definition={session.definition}
      sensitive={session.sensitive}
      answers={start.answers}
      page={start.page}
      seed={orderSeed(sessionId)}
      oneByOne={phone}
      onUpload={sendFile}
      onChange={queue.keep}
      onPage={post}
      onSubmit={submit}
      saveState={saveState}
    />
  );
}
